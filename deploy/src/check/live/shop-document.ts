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
  /** Text of the signed discovery file. */
  discovery: string;
  shell: DiscoveryVersion;
  /** Remotes whose pages bring a React of their own. */
  ownReacts: number;
  /** Preview token of the release; with it the live gateway itself renders the pages. */
  preview?: string;
}

const EMBEDDED = /<script type="application\/json" id="discovery">[\s\S]*?<\/script>/;
const DATA_BLOCKS = /<script type="application\/json" id="(?!discovery")[\w-]+"[^>]*>[\s\S]*?<\/script>/g;

const embed = (discovery: string): string =>
  `<script type="application/json" id="discovery">${discovery.replace(/</g, '\\u003c')}</script>`;

const folderOf = ({ url }: DiscoveryVersion): string => url.slice(0, url.lastIndexOf('/') + 1);

const tagged = (
  { files }: { files: Record<string, ReleaseFile> },
  folder: string,
  path: string,
  attribute: string,
): string =>
  `${attribute}="${fileAddress(folder, path)}" integrity="${files[path]?.integrity ?? ''}" crossorigin="anonymous"`;

/** The live page with another discovery file embedded: what visitors get once the candidate is live. */
export const withDiscovery = (html: string, { discovery }: ShopUnderTest): string =>
  html.replace(EMBEDDED, () => embed(discovery));

/** A page of another release of the shell, with the other data that the live page embeds. */
export const pageOfShell = (liveHtml: string, { discovery, shell }: ShopUnderTest): string => {
  const folder = folderOf(shell);
  const { entryFiles = { js: [], css: [] } as ExposedFiles, files } = shell.extras;
  const entry = shell.url.slice(folder.length);
  return [
    '<!doctype html>',
    '<html lang="es-CO"><head><meta charset="utf-8">',
    ...entryFiles.css.map((path) => `<link rel="stylesheet" ${tagged({ files }, folder, path, 'href')}>`),
    ...(liveHtml.match(DATA_BLOCKS) ?? []),
    embed(discovery),
    ...entryFiles.js
      .filter((path) => path !== entry)
      .map((path) => `<script defer ${tagged({ files }, folder, path, 'src')}></script>`),
    `<script defer ${tagged({ files }, folder, entry, 'src')}></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
};
