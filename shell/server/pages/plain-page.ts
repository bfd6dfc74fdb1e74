import { BRAND } from '@lacteos/contracts/brand/brand';
import { escapeHtml } from 'gateway';

const plainPage = (content: string, head = ''): string =>
  [
    '<!doctype html>',
    '<html lang="es-CO">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(BRAND.name)}</title>${head}</head>`,
    `<body><main><h1>${escapeHtml(BRAND.name)}</h1>${content}</main></body>`,
    '</html>',
  ].join('\n');

/** Without a style: the policy of its answer allows none. */
export const UNAVAILABLE = plainPage(
  '<p>La tienda no está disponible en este momento. Intente de nuevo en unos minutos.</p>',
);

/** In the colours of the tokens; nothing can be loaded, since each request would be refused. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 "Nunito Sans",Arial,sans-serif;' +
    'color:light-dark(#35261c,#f3e8da);background:light-dark(#fff9ef,#17110d)}',
  'main{max-width:32rem;padding:1.5rem}',
  'h1{margin:0;font:700 2rem/1.2 Georgia,serif;color:light-dark(#2f6b3a,#8fcb98)}',
  'a{display:inline-block;padding:.75rem 1.75rem;border-radius:999px;font-weight:700;text-decoration:none;' +
    'color:light-dark(#fff,#f3e8da);background:light-dark(#2f6b3a,#234f2b)}',
].join('');

export const HEADERS_TOO_LARGE = plainPage(
  '<p>Los datos que este sitio había guardado en su navegador eran demasiado grandes y los borramos. ' +
    'Recargue la página y, si tenía la sesión abierta, ingrese de nuevo.</p><p><a href="">Recargar la página</a></p>',
  `<style>${STYLE}</style>`,
);
