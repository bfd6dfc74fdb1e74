import type { ComponentProps, PointerEvent } from 'react';

import styles from './office-list.module.css';

export interface ResizableHeadProps extends ComponentProps<'th'> {
  onWidth?: (width: number) => void;
}

/** By keyboard, widths are changed in 'Columnas'. */
export function ResizableHead({ onWidth, children, ...head }: ResizableHeadProps) {
  if (!onWidth) return <th {...head}>{children}</th>;
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const edge = event.currentTarget;
    const started = event.clientX;
    const width = edge.closest('th')?.offsetWidth ?? 0;
    edge.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => onWidth(width + clientX - started);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  return (
    <th {...head}>
      {children}
      {/* A press on the edge is no press on the head, which sorts. */}
      <span
        aria-hidden
        className={styles.headEdge}
        onPointerDown={drag}
        onClick={(event) => event.stopPropagation()}
      />
    </th>
  );
}
