import { BRAND } from '@lacteos/contracts';
import { escapeHtml, escapeJson } from './html.js';
import type { PageFile, PageFiles } from './page-files.js';
import { headLines, plainContent, type PageFacts } from './seo/page-head.js';

const attributes = ({ href, integrity }: PageFile, address: 'href' | 'src'): string =>
  `${address}="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

/** What the HTML of a page is made of. */
export interface PageContents {
  facts: PageFacts;
  /** Origin of the shop, without a final slash. */
  publicUrl: string;
  discoveryJson: string;
  files: PageFiles;
}

/** The shell's HTML: frame, discovery and preloads are in it, no inline script is. */
export const renderPage = ({ facts, publicUrl, discoveryJson, files }: PageContents): string =>
  [
    '<!doctype html>',
    '<html lang="es-CO">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headLines(publicUrl, facts),
    files.icon
      ? `<link rel="icon" href="${escapeHtml(files.icon.href)}">`
      : '<link rel="icon" href="data:,">',
    ...files.styles.map((file) => `<link rel="stylesheet" ${attributes(file, 'href')}>`),
    ...files.scripts.map((file) => `<link rel="preload" as="script" ${attributes(file, 'href')}>`),
    `<script type="application/json" id="discovery">${escapeJson(discoveryJson)}</script>`,
    `<script defer ${attributes(files.entry, 'src')}></script>`,
    '</head>',
    '<body>',
    `<div id="root">${files.frame}</div>`,
    `<noscript>${plainContent(facts)}<p>${escapeHtml(`${BRAND.name} necesita JavaScript. Actívelo en su navegador y recargue la página.`)}</p></noscript>`,
    '</body>',
    '</html>',
  ].join('\n');

/** What visitors see when no shell has been released yet or its files are gone. */
export const renderUnavailable = (): string =>
  [
    '<!doctype html>',
    '<html lang="es-CO">',
    `<head><meta charset="utf-8"><title>${escapeHtml(BRAND.name)}</title></head>`,
    `<body><main><h1>${escapeHtml(BRAND.name)}</h1><p>La tienda no está disponible en este momento. Intente de nuevo en unos minutos.</p></main></body>`,
    '</html>',
  ].join('\n');
