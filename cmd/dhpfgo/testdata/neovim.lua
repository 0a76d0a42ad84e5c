-- What TestNeovim does in the editor; what it prints is compared there.
local function say(text) io.stdout:write(text .. '\n') end
local function await(what, holds)
  if not vim.wait(120000, holds, 50) then
    say('waited in vain for ' .. what)
    vim.cmd('cquit')
  end
end

vim.cmd('set filetype=fortran')
await('the client', function() return #vim.lsp.buf_get_clients(0) > 0 end)
await('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
for _, d in ipairs(vim.diagnostic.get(0)) do
  if d.severity == vim.diagnostic.severity.ERROR then
    say('error ' .. (d.lnum + 1) .. ':' .. (d.col + 1) .. ' ' .. d.message)
  end
end

vim.api.nvim_win_set_cursor(0, { 12, 8 })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 60000)
for _, a in pairs(answers) do
  vim.lsp.util.apply_workspace_edit(a.result[1].edit, 'utf-16')
end
say('mended: ' .. vim.api.nvim_buf_get_lines(0, 11, 12, false)[1])
await('a check without errors', function() return #vim.diagnostic.get(0) == 0 end)
say('errors left: ' .. #vim.diagnostic.get(0))

vim.api.nvim_win_set_cursor(0, { 15, 4 })
for _, a in pairs(vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 60000)) do
  say('hover: ' .. a.result.contents.value:gsub('```fortran\n', ''))
end
vim.cmd('qall!')
