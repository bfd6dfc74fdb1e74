import { pictureBase, pictureSrcSet } from '@lacteos/contracts/pictures/pictures';

export interface ProductPictureProps {
  /** The shop's own pictures have siblings in every width and format. */
  image: string;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
  className?: string;
}

export const ProductPicture = ({ image, alt, sizes, isEager = false, className }: ProductPictureProps) => {
  const base = pictureBase(image);
  return (
    <picture className={className ? `ui-picture ${className}` : 'ui-picture'}>
      {base && <source type="image/avif" srcSet={pictureSrcSet(base, 'avif')} sizes={sizes} />}
      <img
        // Order matters: some browsers start loading as soon as `src` is set.
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'low'}
        // Pictures above the fold belong to the first frame; others must not delay one.
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
