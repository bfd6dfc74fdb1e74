import {
  fileAddress,
  shellManifest,
  type RegistryVersion,
  type ExposedFiles,
  type ReleaseFile,
} from '@lacteos/remote-kit/registry';
import { addTrustedKey, changeSettings } from '../../document/page-settings.js';

export interface ShopUnderTest {
  title: string;
  registry: string;
  key: string;
  shell: RegistryVersion;
  isolatedRemotes: number;
  preview?: string;
}

// The former id is that of shells before 1.2.
const EMBEDDED = /<script type="application\/json" id="(?:registry|discovery)">[\s\S]*?<\/script>/;
const DATA_BLOCKS =
  /<script type="application\/json" id="(?!(?:registry|discovery)")[\w-]+"[^>]*>[\s\S]*?<\/script>/g;
/**
 * Changed by the shell as pages change, so that a page without them would seem to add them. Not the title: the shell
 * keeps one that it finds, and of a page that is not live it says that there is none.
 */
const FACTS = /<meta\b[^>]*>|<link rel="canonical"[^>]*>/g;

const embed = ({ registry, shell }: Pick<ShopUnderTest, 'registry' | 'shell'>): string => {
  const id = shellManifest(shell)?.readsRegistry ? 'registry' : 'discovery';
  return `<script type="application/json" id="${id}">${registry.replace(/</g, '\\u003c')}</script>`;
};

const folderOf = ({ url }: RegistryVersion): string => url.slice(0, url.lastIndexOf('/') + 1);

const tagged = (
  { files }: { files: Record<string, ReleaseFile> },
  folder: string,
  path: string,
  attribute: string,
): string =>
  `${attribute}="${fileAddress(folder, path)}" integrity="${files[path]?.integrity ?? ''}" crossorigin="anonymous"`;

export const withRegistry = (html: string, shop: ShopUnderTest): string =>
  addTrustedKey(html, shop.key).replace(EMBEDDED, () => embed(shop));

/** Like previews of the gateway: without the shell's offline copies, which are no calls of the release. */
const withoutOfflineCopies = (html: string): string =>
  changeSettings(html, ({ keepsOffline: _copies, ...settings }) => settings);

export const pageOfShell = (liveHtml: string, shop: ShopUnderTest): string => {
  const { shell, key } = shop;
  const folder = folderOf(shell);
  const { entryFiles = { js: [], css: [] } as ExposedFiles, files } = shell.extras;
  const entry = shell.url.slice(folder.length);
  return [
    '<!doctype html>',
    '<html lang="es-CO"><head>',
    ...(liveHtml.match(FACTS) ?? []),
    ...entryFiles.css.map((path) => `<link rel="stylesheet" ${tagged({ files }, folder, path, 'href')}>`),
    ...(withoutOfflineCopies(addTrustedKey(liveHtml, key)).match(DATA_BLOCKS) ?? []),
    embed(shop),
    ...entryFiles.js
      .filter((path) => path !== entry)
      .map((path) => `<script defer ${tagged({ files }, folder, path, 'src')}></script>`),
    `<script defer ${tagged({ files }, folder, entry, 'src')}></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
};
