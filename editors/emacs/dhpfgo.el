;;; dhpfgo.el --- High Performance Fortran with dhpfgo and eglot  -*- lexical-binding: t -*-

(add-to-list 'auto-mode-alist '("\\.hpf\\'" . f90-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((f90-mode fortran-mode) . ("dhpfgo" "lsp"))))
(add-hook 'f90-mode-hook #'eglot-ensure)
(add-hook 'fortran-mode-hook #'eglot-ensure)

(provide 'dhpfgo)
;;; dhpfgo.el ends here
