import { SHELL_SETTINGS_ID, type ShellSettings } from '@lacteos/remote-kit/registry';
import { escapeHtml, escapeJson } from '../content/html.js';
import type { PageFile, PageFiles, PageStyle } from './page-files.js';
import type { PageContent } from '../site.js';

const attributes = ({ href, integrity }: PageFile, address: 'href' | 'src'): string =>
  `${address}="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

// The disabled link is not fetched; it tells the bundler's loader that the style is present.
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

// Must run only after the first paint.
const preloadedScript = (file: PageFile): string =>
  `<link rel="preload" as="script" ${attributes(file, 'href')} fetchpriority="low">`;

// Same mode and credentials as the shell's request, which checks the hash: browsers ignore one here, with a warning.
const preloadedRelease = (href: string): string =>
  `<link rel="preload" as="fetch" href="${escapeHtml(href)}" crossorigin="anonymous" fetchpriority="low">`;

const entryLines = ({ entry, starter }: PageFiles): string[] =>
  starter
    ? [
        preloadedScript(entry),
        `<script defer ${attributes(starter, 'src')} data-entry="${escapeHtml(entry.href)}" data-integrity="${escapeHtml(entry.integrity)}"></script>`,
      ]
    : [`<script defer ${attributes(entry, 'src')}></script>`];

export interface PageContents {
  language: string;
  publicUrl: string;
  content: PageContent;
  registryJson: string;
  registryElement: string;
  settings: ShellSettings;
  files: PageFiles;
}

/** Contains frame, registry, preloads and the inline script that captures early input. */
export const renderPage = ({
  language,
  publicUrl,
  content,
  registryJson,
  registryElement,
  settings,
  files,
}: PageContents): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"${files.isOnlyLight ? ' data-only-light' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...content.head(publicUrl),
    files.icon
      ? `<link rel="icon" href="${escapeHtml(files.icon.href)}">`
      : '<link rel="icon" href="data:,">',
    ...files.styles.flatMap(styleLines),
    ...content.preloads(files.picture),
    ...(files.release ? [preloadedRelease(files.release)] : []),
    ...files.scripts.map(preloadedScript),
    ...(files.inlineScript ? [`<script>${files.inlineScript}</script>`] : []),
    ...entryLines(files),
    '</head>',
    '<body>',
    content.root(files.frame),
    // Not in the head, where preloaded fonts delay the first paint; the fallback font has the same width.
    ...files.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="anonymous" fetchpriority="low">`,
    ),
    // Last, because it is the longest part and only scripts read it.
    `<script type="application/json" id="${SHELL_SETTINGS_ID}">${escapeJson(JSON.stringify(settings))}</script>`,
    `<script type="application/json" id="${registryElement}">${escapeJson(registryJson)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
