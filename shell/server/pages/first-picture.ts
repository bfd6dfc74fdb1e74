import { pictureBase, pictureSrcSet, PRODUCT_PAGE_SIZES } from '@lacteos/contracts/pictures/pictures';
import { escapeHtml } from 'gateway';
import type { PageFacts } from '../seo/page-head.js';

/** Must match ProductPicture on a product's page. */
const productPicture = (image: string): string[] => {
  const base = pictureBase(image);
  if (!base) return [];
  const widths = pictureSrcSet(base, 'avif');
  return [
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(widths)}" imagesizes="${PRODUCT_PAGE_SIZES}">`,
  ];
};

export const firstPicture = (picture: string | null, { product }: PageFacts): string[] => {
  if (product) return productPicture(product.image);
  return picture
    ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">`]
    : [];
};
