import type { ProductFamily } from '@lacteos/contracts/reference/product-families';
import { FAMILY_PICTURES } from '#features/family-carousel';

interface ArticlePicture {
  /** 640 px wide. */
  small: string;
  /** 1280 px wide. */
  large: string;
}

const PICTURES: Readonly<Record<ProductFamily, ArticlePicture>> = {
  LÁCTEOS: FAMILY_PICTURES.lacteos,
  QUESOS: FAMILY_PICTURES.quesos,
  POSTRES: FAMILY_PICTURES.postres,
};

export const pictureOf = (family: ProductFamily): ArticlePicture => PICTURES[family];
