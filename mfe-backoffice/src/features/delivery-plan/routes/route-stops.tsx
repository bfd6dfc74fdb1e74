import { HolderOutlined } from '@ant-design/icons';
import type { Route } from '@lacteos/contracts/schemas';
import { useState } from 'react';

import { inOrder, moveId, stopIds } from '../model/plan';
import { StopButtons } from './stop-buttons';
import { StopFacts } from '../stops/stop-facts';
import { useMovedFocus, type Side } from './use-moved-focus';
import { useRowDrag } from './use-row-drag';
import styles from '../stops/plan.module.css';

interface RouteStopsProps {
  route: Route;
  ids: readonly number[];
  onReorder: (ids: readonly number[]) => void;
}
const STEPS: Readonly<Record<Side, number>> = { up: -1, down: 1 };

/** Ordered by dragging, by the buttons or by Alt and an arrow key. */
export function RouteStops({ route, ids, onReorder }: RouteStopsProps) {
  const stops = inOrder(route.stops, ids);
  const [spoken, setSpoken] = useState('');
  const { hold, focusAfter } = useMovedFocus();
  const moveTo = (id: number, place: number) => {
    const moved = moveId(stopIds(stops), id, place);
    const name = stops.find(({ orderId }) => orderId === id)?.name ?? '';
    setSpoken(`${name}: parada ${moved.indexOf(id) + 1} de ${moved.length}`);
    onReorder(moved);
  };
  const { list, drag, handleOf, dropSide } = useRowDrag(stopIds(stops), moveTo);
  const step = (id: number, place: number, side: Side) => {
    const next = place + STEPS[side];
    if (next < 0 || next >= stops.length) return;
    focusAfter(id, side);
    moveTo(id, next);
  };
  return (
    <>
      <ol ref={list} className={styles.stops} aria-label={`Paradas de la ruta ${route.id}`}>
        {stops.map((stop, place) => (
          <li
            key={stop.orderId}
            data-row={stop.orderId}
            data-dragged={drag?.id === stop.orderId || undefined}
            data-drop={dropSide(stop.orderId)}
          >
            <span className={styles.handle} title="Arrastrar" {...handleOf(stop.orderId, place)}>
              <HolderOutlined aria-hidden />
            </span>
            <span className={styles.place}>{place + 1}</span>
            <StopFacts stop={stop} />
            <StopButtons
              stop={stop}
              place={place}
              count={stops.length}
              hold={hold}
              onStep={(side) => step(stop.orderId, place, side)}
              onRemove={() => onReorder(stopIds(stops).filter((id) => id !== stop.orderId))}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
