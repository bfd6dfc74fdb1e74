import { fromWidth } from '../breakpoints.js';

/** Widths in pixels that every picture of a product or store is kept in. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
/** Formats that every picture is kept in; browsers that know AVIF take it. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** How wide a product's picture shows on its page, as in the `sizes` attribute; what is preloaded must be what the page asks for. */
export const PRODUCT_PAGE_SIZES = `${fromWidth('xl')} 560px, ${fromWidth('md')} 45vw, 100vw`;

const FILE = new RegExp(`^(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);
const OWN_PICTURE = /^(?![a-z]+:|\/\/)([^\s,]+)\/\d+\.webp$/;

/** The address of a picture as the API answers it; siblings exist in every width and format. */
export const pictureAddress = (name: string): string => `/api/media/${name}/640.webp`;

/** Width and format that a file of a picture has by its name; null for any other name. */
export function pictureFile(name: string): { width: string; format: PictureFormat } | null {
  const [, width, format] = FILE.exec(name) ?? [];
  return width && format ? { width, format: format as PictureFormat } : null;
}

/** A picture's address without width and format; null for a picture of another host, which has no siblings. */
export const pictureBase = (image: string): string | null => OWN_PICTURE.exec(image)?.[1] ?? null;

/** All widths of a picture in one format, as in the `srcset` attribute; `base` as `pictureBase` answers it. */
export const pictureSrcSet = (base: string, format: PictureFormat): string =>
  PICTURE_WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
