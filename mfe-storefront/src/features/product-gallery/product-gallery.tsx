import { PRODUCT_PAGE_SIZES } from '@lacteos/contracts/pictures/pictures';
import type { Product } from '@lacteos/contracts/schemas';
import { LineIcon, ProductPicture } from '@lacteos/ui';
import { useRef, useState } from 'react';
import { picturesOf, type GalleryPicture } from './gallery-pictures';
import styles from './product-gallery.module.css';
import { useOnDemand } from '#features/screen';

const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20M10.5 8v5M8 10.5h5';
const THUMB_SIZES = '80px';
const NEAR_PX = 2;

/** How far each picture scrolls; the last ones only to the end. */
const restsOf = ({ children, scrollWidth, clientWidth }: HTMLElement): number[] => {
  const starts = [...children].map((slide) => (slide as HTMLElement).offsetLeft);
  return starts.map((start) => Math.min(start - (starts[0] ?? 0), scrollWidth - clientWidth));
};

const loadZoomDialog = async () =>
  (await import(/* webpackChunkName: "on-demand" */ './zoom-dialog')).ZoomDialog;

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles['thumbs']}>
      {pictures.map(({ image, alt }, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={`Ver imagen ${index + 1} de ${pictures.length}: ${alt}`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <ProductPicture image={image} alt="" sizes={THUMB_SIZES} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ProductGallery({ product }: { product: Product }) {
  const pictures = picturesOf(product);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [ZoomDialog, requestZoom] = useOnDemand(loadZoomDialog);

  const show = (index: number): void => {
    setCurrent(index);
    const { current: element } = track;
    if (element) element.scrollLeft = restsOf(element)[index] ?? 0;
  };
  const followSwipe = (element: HTMLUListElement): void => {
    // Only at rest: pictures that slide past must not be marked.
    const isAt = restsOf(element).map((rest) => Math.abs(rest - element.scrollLeft) < NEAR_PX);
    // The last ones may share the end.
    if (isAt.includes(true) && !isAt[current]) setCurrent(isAt.indexOf(true));
  };

  return (
    <section className={styles['gallery']} aria-label={`Imágenes de ${product.name}`}>
      <ul
        className={styles['track']}
        ref={track}
        onScroll={({ currentTarget }) => followSwipe(currentTarget)}
      >
        {pictures.map(({ image, alt }, index) => (
          <li key={image}>
            <ProductPicture image={image} alt={alt} sizes={PRODUCT_PAGE_SIZES} isEager={index === 0} />
            <button
              type="button"
              className={styles['zoom']}
              aria-label={`Ampliar: ${alt}`}
              onClick={() => {
                requestZoom();
                show(index);
                setZoomed(true);
              }}
            >
              <span className={styles['magnifier']}>
                <LineIcon path={MAGNIFIER} size={22} weight={2} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} current={current} onChoose={show} /> : null}
      {isZoomed && ZoomDialog ? (
        <ZoomDialog
          title={product.name}
          pictures={pictures}
          start={current}
          onClose={(last) => {
            setZoomed(false);
            show(last);
          }}
        />
      ) : null}
    </section>
  );
}
