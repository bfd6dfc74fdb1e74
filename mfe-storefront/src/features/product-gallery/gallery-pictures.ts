import type { Product } from '@lacteos/contracts/schemas';

export interface GalleryPicture {
  image: string;
  alt: string;
}

export const picturesOf = ({ image, name, details }: Product): readonly GalleryPicture[] => {
  const others = (details?.gallery ?? []).filter((picture) => picture.image !== image);
  return [{ image, alt: name }, ...others];
};
