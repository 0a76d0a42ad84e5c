-- Neovim 0.7 or newer: ':luafile dhpfgo.lua', or this text in init.lua. dhpfgo is taken from the PATH.
vim.filetype.add({ extension = { hpf = 'fortran' } })
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'fortran',
  callback = function()
    if vim.lsp.start then -- 0.8 and newer
      vim.lsp.start({ name = 'dhpfgo', cmd = { 'dhpfgo', 'lsp' }, root_dir = vim.fn.getcwd() })
    else
      local client = vim.g.dhpfgo or vim.lsp.start_client({ name = 'dhpfgo', cmd = { 'dhpfgo', 'lsp' }, root_dir = vim.fn.getcwd() })
      vim.g.dhpfgo = client
      vim.lsp.buf_attach_client(0, client)
    end
    if vim.lsp.inlay_hint then -- 0.10 and newer: messages of each line at its end
      vim.lsp.inlay_hint.enable(true)
    end
  end,
})
