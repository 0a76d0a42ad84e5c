// Starts 'dhpfgo lsp' and lets VS Code talk to it.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('dhpfgo');
  const server = { command: settings.get('path'), args: ['lsp', '-n', String(settings.get('images'))] };
  const languages = ['hpf', 'FortranFreeForm', 'fortran', 'fortran_fixed-form'];
  client = new LanguageClient('dhpfgo', 'dhpfgo', server, { documentSelector: languages.map((language) => ({ scheme: 'file', language })) });
  return client.start();
};

exports.deactivate = () => client && client.stop();
