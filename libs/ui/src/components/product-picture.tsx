export interface ProductPictureProps {
  /** Address that ends in `/{width}.webp`; the same picture stands beside it at 320, 640 and 960 as webp and avif. */
  image: string;
  alt: string;
  /** As in the `sizes` attribute: how wide the picture shows. */
  sizes: string;
  /** Above the fold: loaded at once and first. */
  isEager?: boolean;
  className?: string;
}

const WIDTHS = [320, 640, 960];
const SIZED = /\/\d+\.webp$/;

const widths = (base: string, format: string): string =>
  WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');

/** A square product picture in the smallest format and width that the browser can use. */
export const ProductPicture = ({ image, alt, sizes, isEager = false, className }: ProductPictureProps) => {
  const isSized = SIZED.test(image);
  const base = image.replace(SIZED, '');
  return (
    <picture className={className ? `ui-picture ${className}` : 'ui-picture'}>
      {isSized && <source type="image/avif" srcSet={widths(base, 'avif')} sizes={sizes} />}
      <img
        // React sets them in this order, and some browsers begin with the address as soon as it is set.
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        // What is seen first is part of the first frame; other pictures do not hold a frame up.
        decoding={isEager ? 'sync' : 'async'}
        sizes={isSized ? sizes : undefined}
        srcSet={isSized ? widths(base, 'webp') : undefined}
        src={image}
        alt={alt}
        width={640}
        height={640}
      />
    </picture>
  );
};
