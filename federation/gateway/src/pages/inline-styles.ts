import { fileAddress } from '@lacteos/remote-kit/registry';

export interface InlineStyle {
  css: string;
  href: string;
  /** Attribute by which the bundler recognises a chunk's style; null for the entry's own. */
  mark: string | null;
}

/** Larger sheets stay files, which browsers cache. */
const MAX_BYTES = 24_000;
const CHUNK_FILE = /^(?:\.\.\/files\/)?(\d+)\.[\da-f]+\.css$/;
/** Placeholder base for resolving relative addresses. */
const SHOP = 'http://shop.invalid';
const RELATIVE_ADDRESS = /url\((?!["']?(?:data:|https?:|\/))(["']?)([^"')]+)\1\)/g;

/**
 * Inlines a sheet so that the first paint needs no second request. Null when it is too large, could close its style
 * element, or is neither a chunk nor the entry's own. `path` is relative to the release folder.
 */
export const inlineStyle = (
  css: string,
  path: string,
  {
    folderUrl,
    extras,
  }: { folderUrl: string; extras: { federationName: string; entryFiles?: { css: string[] } } },
): InlineStyle | null => {
  const isEntrys = extras.entryFiles?.css.includes(path) ?? false;
  const chunk = CHUNK_FILE.exec(path)?.[1];
  if ((chunk === undefined && !isEntrys) || css === '' || css.length > MAX_BYTES || css.includes('</'))
    return null;
  const href = fileAddress(folderUrl, path);
  const resolve = (file: string): string => new URL(file, new URL(href, SHOP)).href.replace(SHOP, '');
  return {
    css: css.replace(
      RELATIVE_ADDRESS,
      (_address, quote: string, file: string) => `url(${quote}${resolve(file)}${quote})`,
    ),
    href,
    mark: isEntrys ? null : `${extras.federationName}:chunk-${chunk}`,
  };
};
