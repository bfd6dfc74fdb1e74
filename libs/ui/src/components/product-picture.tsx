import { pictureBase, pictureSrcSet } from '@lacteos/contracts/pictures/pictures';

export interface ProductPictureProps {
  /** As the API answers it; a picture of the shop's own has siblings in every width and format. */
  image: string;
  alt: string;
  /** As in the `sizes` attribute: how wide the picture shows. */
  sizes: string;
  /** Above the fold: loaded at once and first. */
  isEager?: boolean;
  className?: string;
}

/** A square product picture in the smallest format and width that the browser can use. */
export const ProductPicture = ({ image, alt, sizes, isEager = false, className }: ProductPictureProps) => {
  const base = pictureBase(image);
  return (
    <picture className={className ? `ui-picture ${className}` : 'ui-picture'}>
      {base && <source type="image/avif" srcSet={pictureSrcSet(base, 'avif')} sizes={sizes} />}
      <img
        // React sets them in this order, and some browsers begin with the address as soon as it is set.
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        // Pictures above the fold belong to the first frame; others must not delay a frame.
        decoding={isEager ? 'sync' : 'async'}
        sizes={base ? sizes : undefined}
        srcSet={base ? pictureSrcSet(base, 'webp') : undefined}
        src={image}
        alt={alt}
        width={640}
        height={640}
      />
    </picture>
  );
};
