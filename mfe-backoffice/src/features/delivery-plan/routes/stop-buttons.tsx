import type { Stop } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';

import type { Side } from './use-moved-focus';
import styles from '../stops/plan.module.css';

interface StopButtonsProps {
  stop: Stop;
  place: number;
  count: number;
  hold: (id: number, side: Side) => (button: HTMLElement | null) => void;
  onStep: (side: Side) => void;
  onRemove: () => void;
}

const SIDES: Readonly<Record<string, Side>> = { ArrowUp: 'up', ArrowDown: 'down' };
const TEXTS = {
  up: { label: 'Subir', keys: 'Alt+ArrowUp' },
  down: { label: 'Bajar', keys: 'Alt+ArrowDown' },
} as const;

/** Each also takes Alt and an arrow key. */
export function StopButtons({ stop, place, count, hold, onStep, onRemove }: StopButtonsProps) {
  const stepByKey = (event: KeyboardEvent) => {
    const side = SIDES[event.key];
    if (!event.altKey || !side) return;
    event.preventDefault();
    onStep(side);
  };
  const ends: Readonly<Record<Side, number>> = { up: 0, down: count - 1 };
  return (
    <div className={styles.stopActions}>
      {(['up', 'down'] as const).map((side) => (
        <Button
          key={side}
          ref={hold(stop.orderId, side)}
          size="small"
          disabled={place === ends[side]}
          aria-label={`${TEXTS[side].label} la parada de ${stop.name}`}
          aria-keyshortcuts={TEXTS[side].keys}
          onClick={() => onStep(side)}
          onKeyDown={stepByKey}
        >
          {TEXTS[side].label}
        </Button>
      ))}
      <Button
        size="small"
        disabled={count === 1}
        aria-label={`Quitar de la ruta el pedido ${stop.orderId}`}
        onClick={onRemove}
        onKeyDown={stepByKey}
      >
        Quitar
      </Button>
    </div>
  );
}
