import {
  fileAddress,
  type DiscoveryVersion,
  type ExposedFiles,
  type ReleaseFile,
} from '@lacteos/remote-kit/discovery';

/** Shop with the release active: signed discovery file and its shell. */
export interface ShopUnderTest {
  /** For the report, e.g. `the live shell 1.4.0-0a1b2c3d4e`. */
  title: string;
  /** Discovery file, signed whole. */
  discovery: string;
  /** Signing key as `keyId:base64url`, trusted by this browser's pages. */
  key: string;
  shell: DiscoveryVersion;
  /** Number of remotes that bring their own React. */
  ownReacts: number;
  /** Lets the live gateway render the release's pages. */
  preview?: string;
}

const EMBEDDED = /<script type="application\/json" id="discovery">[\s\S]*?<\/script>/;
const SETTINGS = /(<script type="application\/json" id="shell-settings"[^>]*>)([\s\S]*?)(<\/script>)/;
const DATA_BLOCKS = /<script type="application\/json" id="(?!discovery")[\w-]+"[^>]*>[\s\S]*?<\/script>/g;

const embed = (discovery: string): string =>
  `<script type="application/json" id="discovery">${discovery.replace(/</g, '\\u003c')}</script>`;

/** Adds a key that may sign discovery files. */
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

/** Embeds another discovery file into the live page, as visitors get it with the candidate live. */
export const withDiscovery = (html: string, { discovery, key }: ShopUnderTest): string =>
  believing(html, key).replace(EMBEDDED, () => embed(discovery));

/** Page of another shell release with the live page's other data. */
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
