import type { ProductFamily } from '@lacteos/contracts';
import { FAMILY_PICTURES } from '#features/family-carousel';

const PICTURES: Readonly<Record<ProductFamily, string>> = {
  LÁCTEOS: FAMILY_PICTURES.lacteos.small,
  QUESOS: FAMILY_PICTURES.quesos.small,
  POSTRES: FAMILY_PICTURES.postres.small,
};

/** The picture of an article: that of the family that it is about. */
export const pictureOf = (family: ProductFamily): string => PICTURES[family];
