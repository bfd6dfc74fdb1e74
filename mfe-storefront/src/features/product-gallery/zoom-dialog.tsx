import { Arrow, Modal, ProductPicture } from '@lacteos/ui';
import { useState, type KeyboardEvent } from 'react';
import type { GalleryPicture } from './gallery-pictures';
import styles from './zoom-dialog.module.css';

const ZOOM_SIZES = '960px';

const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches === true;

interface ZoomDialogProps {
  title: string;
  pictures: readonly GalleryPicture[];
  start: number;
  onClose: (last: number) => void;
}

export function ZoomDialog({ title, pictures, start, onClose }: ZoomDialogProps) {
  const [index, setIndex] = useState(start);
  // By touch it opens enlarged: at page size there is nothing to gain.
  const [isEnlarged, setEnlarged] = useState(isTouched);
  const picture = pictures[index];
  if (!picture) return null;
  const isAlone = pictures.length === 1;

  const turn = (step: number): void => {
    setIndex((index + step + pictures.length) % pictures.length);
    setEnlarged(isTouched());
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === '+') setEnlarged(true);
    if (key === '-') setEnlarged(false);
    if (isEnlarged || isAlone) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };

  return (
    <Modal isWide title={title} onClose={() => onClose(index)}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['zoom']} onKeyDown={onKeyDown}>
        <div className={styles['stage']} data-enlarged={isEnlarged || undefined}>
          <button
            type="button"
            className={styles['picture']}
            aria-pressed={isEnlarged}
            onClick={() => setEnlarged(!isEnlarged)}
          >
            <span className="visually-hidden">Aumentar: </span>
            <ProductPicture image={picture.image} alt={picture.alt} sizes={ZOOM_SIZES} isEager />
          </button>
        </div>
        <div className={styles['bar']}>
          {isAlone ? null : (
            <button type="button" aria-label="Imagen anterior" onClick={() => turn(-1)}>
              <Arrow to="left" />
            </button>
          )}
          <p aria-live="polite">
            {picture.alt}
            {isAlone ? '' : ` (${index + 1} de ${pictures.length})`}
          </p>
          {isAlone ? null : (
            <button type="button" aria-label="Imagen siguiente" onClick={() => turn(1)}>
              <Arrow to="right" />
            </button>
          )}
        </div>
      </div>
    </Modal>
  );
}
