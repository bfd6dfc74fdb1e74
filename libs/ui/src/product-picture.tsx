const WIDTHS = [320, 640, 960] as const;

export interface ProductPictureProps {
  /** Address that ends in `/{width}.webp`; any other address is used as it is. */
  image: string;
  alt: string;
  /** CSS `sizes` of the place where the picture stands. */
  sizes: string;
  className?: string;
  /** true for the picture that is seen first; the others load when they come near. */
  eager?: boolean;
}

const sourceSet = (base: string, format: string): string =>
  WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');

/** A square product picture in AVIF and WebP with its width set; keeps its place while it loads. */
export function ProductPicture({ image, alt, sizes, className, eager = false }: ProductPictureProps) {
  const base = /^(.*)\/\d+\.webp$/.exec(image)?.[1];
  const picture = (
    <img
      className={className}
      src={image}
      alt={alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (base === undefined) return picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(base, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(base, 'webp')} sizes={sizes} />
      {picture}
    </picture>
  );
}
