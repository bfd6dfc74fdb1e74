import { LineIcon } from '@lacteos/ui';
import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { useRotation } from './use-rotation';
import { useSettled } from '#features/screen';

export interface CarouselProps<T> {
  label: string;
  intervalMs: number;
  slides: readonly T[];
  keyOf: (slide: T) => string | number;
  children: (slide: T, isNear: boolean) => ReactNode;
}

const ICONS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
} as const;

function ControlButton({
  icon,
  label,
  onClick,
}: {
  icon: keyof typeof ICONS;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles['control']} aria-label={label} onClick={onClick}>
      <LineIcon path={ICONS[icon]} size={22} />
    </button>
  );
}

export function Carousel<T>({ label, intervalMs, slides, keyOf, children }: CarouselProps<T>) {
  const { shown, isPaused, isRotating, step, show, hold, setPaused } = useRotation(slides.length, intervalMs);
  const isSettled = useSettled();
  const isNear = (index: number) => index === shown || (isSettled && index === (shown + 1) % slides.length);
  return (
    <div
      role="region"
      aria-roledescription="carrusel"
      aria-label={label}
      className={styles['carousel']}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className={styles['slides']} aria-live={isRotating ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={keyOf(slide)}
            role="group"
            aria-roledescription="diapositiva"
            aria-label={`${index + 1} de ${slides.length}`}
            aria-hidden={index !== shown}
            inert={index !== shown}
            className={`${styles['slide']} ${index === shown ? styles['shown'] : ''}`}
          >
            {children(slide, isNear(index))}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <div className={styles['controls']}>
          <ControlButton icon="back" label="Anterior" onClick={() => step(-1)} />
          <div className={styles['dots']}>
            {slides.map((slide, index) => (
              <button
                key={keyOf(slide)}
                type="button"
                className={styles['dot']}
                aria-label={`Ver ${index + 1} de ${slides.length}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <ControlButton icon="forward" label="Siguiente" onClick={() => step(1)} />
          <ControlButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? 'Reanudar' : 'Pausar'}
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      ) : null}
    </div>
  );
}
