/** A style sheet that is inlined into the HTML. */
export interface InlineStyle {
  css: string;
  href: string;
  /** Attribute by which the bundler's loader recognises the chunk's style; null for the entry's own, which it never loads. */
  mark: string | null;
}

/** Larger ones stay files, which the browser keeps for the next page. */
const MAX_BYTES = 24_000;
const CHUNK_FILE = /^(\d+)\.[\da-f]+\.css$/;
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
  return {
    css: css.replace(
      RELATIVE_ADDRESS,
      (_address, quote: string, file: string) => `url(${quote}${folderUrl}${file}${quote})`,
    ),
    href: folderUrl + path,
    mark: isEntrys ? null : `${extras.federationName}:chunk-${chunk}`,
  };
};
