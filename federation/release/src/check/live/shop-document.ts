import {
  fileAddress,
  type RegistryVersion,
  type ExposedFiles,
  type ReleaseFile,
} from '@lacteos/remote-kit/registry';
import { addTrustedKey } from '../../document/page-settings.js';

export interface ShopUnderTest {
  title: string;
  registry: string;
  key: string;
  shell: RegistryVersion;
  isolatedRemotes: number;
  preview?: string;
}

const EMBEDDED = /<script type="application\/json" id="discovery">[\s\S]*?<\/script>/;
const DATA_BLOCKS = /<script type="application\/json" id="(?!discovery")[\w-]+"[^>]*>[\s\S]*?<\/script>/g;

const embed = (registry: string): string =>
  `<script type="application/json" id="discovery">${registry.replace(/</g, '\\u003c')}</script>`;

const folderOf = ({ url }: RegistryVersion): string => url.slice(0, url.lastIndexOf('/') + 1);

const tagged = (
  { files }: { files: Record<string, ReleaseFile> },
  folder: string,
  path: string,
  attribute: string,
): string =>
  `${attribute}="${fileAddress(folder, path)}" integrity="${files[path]?.integrity ?? ''}" crossorigin="anonymous"`;

export const withRegistry = (html: string, { registry, key }: ShopUnderTest): string =>
  addTrustedKey(html, key).replace(EMBEDDED, () => embed(registry));

export const pageOfShell = (liveHtml: string, { registry, shell, key }: ShopUnderTest): string => {
  const folder = folderOf(shell);
  const { entryFiles = { js: [], css: [] } as ExposedFiles, files } = shell.extras;
  const entry = shell.url.slice(folder.length);
  return [
    '<!doctype html>',
    '<html lang="es-CO"><head><meta charset="utf-8">',
    ...entryFiles.css.map((path) => `<link rel="stylesheet" ${tagged({ files }, folder, path, 'href')}>`),
    ...(addTrustedKey(liveHtml, key).match(DATA_BLOCKS) ?? []),
    embed(registry),
    ...entryFiles.js
      .filter((path) => path !== entry)
      .map((path) => `<script defer ${tagged({ files }, folder, path, 'src')}></script>`),
    `<script defer ${tagged({ files }, folder, entry, 'src')}></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
};
