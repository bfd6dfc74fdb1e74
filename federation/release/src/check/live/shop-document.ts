import {
  fileAddress,
  type DiscoveryVersion,
  type ExposedFiles,
  type ReleaseFile,
} from '@lacteos/remote-kit/discovery';

/** The shop with the release active: a signed discovery file, and the shell that reads it. */
export interface ShopUnderTest {
  /** For the report, e.g. `the live shell 1.4.0-0a1b2c3d4e`. */
  title: string;
  /** Text of the discovery file, signed whole. */
  discovery: string;
  /** The key that signed it, as `keyId:base64url`: this browser's pages believe it, too. */
  key: string;
  shell: DiscoveryVersion;
  /** Remotes whose pages bring a React of their own. */
  ownReacts: number;
  /** Preview token of the release; with it the live gateway itself renders the pages. */
  preview?: string;
}

const EMBEDDED = /<script type="application\/json" id="discovery">[\s\S]*?<\/script>/;
const SETTINGS = /(<script type="application\/json" id="shell-settings"[^>]*>)([\s\S]*?)(<\/script>)/;
const DATA_BLOCKS = /<script type="application\/json" id="(?!discovery")[\w-]+"[^>]*>[\s\S]*?<\/script>/g;

const embed = (discovery: string): string =>
  `<script type="application/json" id="discovery">${discovery.replace(/</g, '\\u003c')}</script>`;

/** The page's settings with one more key that may sign discovery files. */
const believing = (html: string, key: string): string =>
  html.replace(SETTINGS, (_all, start: string, text: string, end: string) => {
    const settings = JSON.parse(text) as { keys?: string };
    const keys = [settings.keys, key].filter(Boolean).join();
    return `${start}${JSON.stringify({ ...settings, keys }).replace(/</g, '\\u003c')}${end}`;
  });

const folderOf = ({ url }: DiscoveryVersion): string => url.slice(0, url.lastIndexOf('/') + 1);

const tagged = (
  { files }: { files: Record<string, ReleaseFile> },
  folder: string,
  path: string,
  attribute: string,
): string =>
  `${attribute}="${fileAddress(folder, path)}" integrity="${files[path]?.integrity ?? ''}" crossorigin="anonymous"`;

/** The live page with another discovery file embedded: what visitors get once the candidate is live. */
export const withDiscovery = (html: string, { discovery, key }: ShopUnderTest): string =>
  believing(html, key).replace(EMBEDDED, () => embed(discovery));

/** A page of another release of the shell, with the other data that the live page embeds. */
export const pageOfShell = (liveHtml: string, { discovery, shell, key }: ShopUnderTest): string => {
  const folder = folderOf(shell);
  const { entryFiles = { js: [], css: [] } as ExposedFiles, files } = shell.extras;
  const entry = shell.url.slice(folder.length);
  return [
    '<!doctype html>',
    '<html lang="es-CO"><head><meta charset="utf-8">',
    ...entryFiles.css.map((path) => `<link rel="stylesheet" ${tagged({ files }, folder, path, 'href')}>`),
    ...(believing(liveHtml, key).match(DATA_BLOCKS) ?? []),
    embed(discovery),
    ...entryFiles.js
      .filter((path) => path !== entry)
      .map((path) => `<script defer ${tagged({ files }, folder, path, 'src')}></script>`),
    `<script defer ${tagged({ files }, folder, entry, 'src')}></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
};
