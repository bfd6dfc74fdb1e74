/** Pixels. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
/** Browsers that know AVIF prefer it. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A `sizes` attribute; preloads must match the page. */
export const PRODUCT_PAGE_SIZES = 'min(100vw, 42vh)';

const FILE = new RegExp(`^(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);
const OWN_PICTURE = /^(?![a-z]+:|\/\/)([^\s,]+)\/\d+\.webp$/;

/** In the API's form; siblings exist in every width and format. */
export const pictureAddress = (name: string): string => `/api/media/${name}/640.webp`;

export function pictureFile(name: string): { width: string; format: PictureFormat } | null {
  const [, width, format] = FILE.exec(name) ?? [];
  return width && format ? { width, format: format as PictureFormat } : null;
}

/** Without width and format; null for pictures of other hosts. */
export const pictureBase = (image: string): string | null => OWN_PICTURE.exec(image)?.[1] ?? null;

/** A `srcset`; `base` as `pictureBase` returns it. */
export const pictureSrcSet = (base: string, format: PictureFormat): string =>
  PICTURE_WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
