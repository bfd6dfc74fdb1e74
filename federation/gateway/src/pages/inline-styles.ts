import { fileAddress } from '@lacteos/remote-kit/discovery';

/** A style sheet that is inlined into the HTML. */
export interface InlineStyle {
  css: string;
  href: string;
  /** Attribute by which the bundler's loader recognises the chunk's style; null for the entry's own, which it never loads. */
  mark: string | null;
}

/** Larger ones stay files, which the browser keeps for the next page. */
const MAX_BYTES = 24_000;
const CHUNK_FILE = /^(?:\.\.\/files\/)?(\d+)\.[\da-f]+\.css$/;
/** Stands for the shop where an address of its own is resolved. */
const SHOP = 'http://shop.invalid';
const RELATIVE_ADDRESS = /url\((?!["']?(?:data:|https?:|\/))(["']?)([^"')]+)\1\)/g;

/**
 * A style sheet for the HTML: the first paint then waits for no second request. Null for one that is too large, that is
 * no chunk and not the entry's own, or that could close its style element. `path` is the file's below the release folder.
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
