import { BRAND, pictureBase, pictureSrcSet, PRODUCT_PAGE_SIZES } from '@lacteos/contracts';
import { SHELL_SETTINGS_ID, type ShellSettings } from '@lacteos/remote-kit/discovery';
import { escapeHtml, escapeJson } from '../content/html.js';
import type { PageFile, PageFiles, PageStyle } from './page-files.js';
import { headLines, type PageFacts } from '../seo/page-head.js';
import { rootWithPlainPart } from './plain-part.js';

const attributes = ({ href, integrity }: PageFile, address: 'href' | 'src'): string =>
  `${address}="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

/** Widths and formats as the kit's ProductPicture asks for them on a product's page. */
const productPicture = (image: string): string[] => {
  const base = pictureBase(image);
  if (!base) return [];
  const widths = pictureSrcSet(base, 'avif');
  return [
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(widths)}" imagesizes="${PRODUCT_PAGE_SIZES}">`,
  ];
};

const firstPicture = (picture: string | null, { product }: PageFacts): string[] => {
  if (product) return productPicture(product.image);
  return picture
    ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">`]
    : [];
};

// The switched-off link is not fetched; it tells the bundler's loader that the chunk's style is there.
const styleLines = (file: PageStyle): string[] =>
  file.inline
    ? [
        `<style>${file.inline.css}</style>`,
        ...(file.inline.mark
          ? [
              `<link rel="stylesheet" disabled ${attributes(file, 'href')} data-rspack="${escapeHtml(file.inline.mark)}">`,
            ]
          : []),
      ]
    : [`<link rel="stylesheet" ${attributes(file, 'href')}>`];

// After the first picture: they run only once it is painted.
const preloadedScript = (file: PageFile): string =>
  `<link rel="preload" as="script" ${attributes(file, 'href')} fetchpriority="low">`;

const entryLines = ({ entry, starter }: PageFiles): string[] =>
  starter
    ? [
        preloadedScript(entry),
        `<script defer ${attributes(starter, 'src')} data-entry="${escapeHtml(entry.href)}" data-integrity="${escapeHtml(entry.integrity)}"></script>`,
      ]
    : [`<script defer ${attributes(entry, 'src')}></script>`];

/** Of the browser's own bars: the token `--milk`, on which the header lies. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#221a14' } as const;

// The shell's script follows the visitor's choice by `data-scheme`.
const themeColours = Object.entries(THEME_COLOURS).map(
  ([scheme, colour]) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
);

/** What the HTML of a page is made of. */
export interface PageContents {
  facts: PageFacts;
  /** Origin of the shop, without a final slash. */
  publicUrl: string;
  discoveryJson: string;
  settings: ShellSettings;
  files: PageFiles;
}

/** The shell's HTML: frame, discovery and preloads are in it, and the one inline script, which takes early presses. */
export const renderPage = ({ facts, publicUrl, discoveryJson, settings, files }: PageContents): string =>
  [
    '<!doctype html>',
    `<html lang="es-CO"${files.isOnlyLight ? ' data-only-light' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...themeColours,
    ...headLines(publicUrl, facts),
    files.icon
      ? `<link rel="icon" href="${escapeHtml(files.icon.href)}">`
      : '<link rel="icon" href="data:,">',
    ...files.styles.flatMap(styleLines),
    ...firstPicture(files.picture, facts),
    ...files.scripts.map(preloadedScript),
    ...(files.inlineScript ? [`<script>${files.inlineScript}</script>`] : []),
    ...entryLines(files),
    '</head>',
    '<body>',
    rootWithPlainPart(files.frame, facts),
    // Not in the head, where preloaded fonts delay the first paint; the fallback font has the same width.
    ...files.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="anonymous" fetchpriority="low">`,
    ),
    // After what the visitor sees: it is the longest part and only the scripts read it.
    `<script type="application/json" id="${SHELL_SETTINGS_ID}">${escapeJson(JSON.stringify(settings))}</script>`,
    `<script type="application/json" id="discovery">${escapeJson(discoveryJson)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');

/** Shown while no shell is released, or when its files are missing. */
export const renderUnavailable = (): string =>
  [
    '<!doctype html>',
    '<html lang="es-CO">',
    `<head><meta charset="utf-8"><title>${escapeHtml(BRAND.name)}</title></head>`,
    `<body><main><h1>${escapeHtml(BRAND.name)}</h1><p>La tienda no está disponible en este momento. Intente de nuevo en unos minutos.</p></main></body>`,
    '</html>',
  ].join('\n');
