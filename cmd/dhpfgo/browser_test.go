package main

import (
	"bytes"
	"encoding/json"
	"html"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// pages are the programs whose pages are looked at.
var pages = []string{"../../examples/stencil.hpf", "../../testdata/hpf/map_redistribute.hpf", "../../testdata/hpf/lu_pivot.hpf",
	"../../testdata/hpf/fft_transpose.hpf", "../../testdata/hpf/map_multi_adi2d.hpf", "../../testdata/hpf/map_gen_block_counts.hpf",
	"../../testdata/hpf/cg_csr.hpf", "../../testdata/hpf/map_allocatable.hpf"}

// watching stands before all other scripts of a page, and driving after them: it moves the slider to each of its places, and writes
// down what the page shows there.
const (
	watching = `<script>
const faults = [];
addEventListener("error", e => faults.push(e.message));
for (const kind of ["error", "warn", "log"]) console[kind] = (...what) => faults.push(kind + ": " + what.join(" "));
</script>`
	driving = `<script>
{
  const seen = [], slider = document.getElementById("images"), text = e => e.textContent;
  const count = e => Number(text(e).replaceAll(",", ""));
  for (let k = Number(slider.min); k &lt;= Number(slider.max); k++) {
    slider.value = k;
    slider.dispatchEvent(new Event("input"));
    const figures = [...document.querySelectorAll("figure[data-images]")].filter(e => e.offsetParent !== null);
    seen.push({
      images: text(document.getElementById("chosen")), spoken: slider.getAttribute("aria-valuetext"),
      rows: [...document.querySelectorAll("[data-move]")].map(e => ({row: Number(e.dataset.move),
        messages: count(e.querySelector("[data-of=messages]")), bytes: count(e.querySelector("[data-of=bytes]"))})),
      figures: figures.map(e => e.dataset.images), drawn: figures.map(e => e.innerHTML).join("").length,
    });
  }
  slider.focus();
  const out = document.createElement("pre");
  out.id = "driven";
  out.textContent = JSON.stringify({seen, faults, focus: document.activeElement === slider});
  document.body.append(out);
}
</script>`
)

// driven is what a browser has seen.
type driven struct {
	Seen []struct {
		Images, Spoken string
		Rows           []struct{ Row, Messages, Bytes int64 }
		Figures        []string
		Drawn          int
	}
	Faults []string
	Focus  bool
}

// TestBrowser opens pages in a browser without a window: its console stays empty, each place of the slider shows its pictures
// and the counts that the page's data have, which TestPages compares with the plan's.
func TestBrowser(t *testing.T) {
	browser := findBrowser(t)
	for _, source := range pages[:few(4, len(pages))] {
		t.Run(stem(source), func(t *testing.T) {
			page := stdoutOf(t, exec.Command("dhpfgo", "plan", "--html", "-n", "4,1,2,6", source))
			compareDriven(t, driveBrowser(t, browser, page), readPage(t, page))
		})
	}
}

func findBrowser(t *testing.T) string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skip("no Chromium is installed")
	return ""
}

// driveBrowser lets the browser run the page with the two scripts, and gives what they found.
func driveBrowser(t *testing.T, browser, page string) *driven {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "page.html")
	page = strings.Replace(page, "<head>", "<head>"+watching, 1)
	page = strings.Replace(page, "</body>", html.UnescapeString(driving)+"</body>", 1)
	if err := os.WriteFile(file, []byte(page), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
		"--user-data-dir="+filepath.Join(dir, "profile"), "--dump-dom", "file://"+file)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	for _, line := range strings.Split(stderr.String(), "\n") {
		if strings.Contains(line, "CONSOLE") {
			t.Errorf("the console says: %s", line)
		}
	}
	_, rest, _ := strings.Cut(stdout.String(), `<pre id="driven">`)
	text, _, found := strings.Cut(rest, "</pre>")
	var d driven
	if err := json.Unmarshal([]byte(html.UnescapeString(text)), &d); err != nil || !found {
		t.Fatalf("%v\n%s\n%s", err, text, stderr.String())
	}
	return &d
}

func compareDriven(t *testing.T, d *driven, p *htmlPage) {
	t.Helper()
	var data []struct {
		Images int
		Rows   []struct{ Messages, Bytes int64 }
	}
	if err := json.Unmarshal([]byte(p.data), &data); err != nil || len(d.Seen) != len(data) {
		t.Fatalf("%v: %d places of the slider for %d numbers of images", err, len(d.Seen), len(data))
	}
	if len(d.Faults) > 0 || !d.Focus {
		t.Errorf("faults %q, the slider can have the focus: %v", d.Faults, d.Focus)
	}
	drawn := map[int]bool{}
	for k, s := range d.Seen {
		images := strconv.Itoa(data[k].Images)
		if s.Images != images || s.Spoken != images+" images" {
			t.Errorf("place %d of the slider shows %q and says %q, want %s images", k, s.Images, s.Spoken, images)
		}
		if len(s.Rows) < len(data[k].Rows) {
			t.Errorf("on %s images %d rows of %d have counts", images, len(s.Rows), len(data[k].Rows))
		}
		for _, r := range s.Rows {
			if want := data[k].Rows[r.Row]; r.Messages != want.Messages || r.Bytes != want.Bytes {
				t.Errorf("on %s images row %d shows %d messages and %d bytes, want %+v", images, r.Row, r.Messages, r.Bytes, want)
			}
		}
		if slices.ContainsFunc(s.Figures, func(shown string) bool { return shown != images }) {
			t.Errorf("on %s images pictures for %v are shown", images, s.Figures)
		}
		drawn[s.Drawn] = true
	}
	if len(drawn) < 2 {
		t.Error("the slider changes no picture")
	}
}
