import { useRef, useState, type PointerEvent } from 'react';

import { placeAt } from '../model/plan';

interface Drag {
  id: number;
  place: number;
}

/** Drags the row of a list by its handle. @param onDrop gets the place among the other rows */
export function useRowDrag(ids: readonly number[], onDrop: (id: number, place: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const placeUnder = (id: number, height: number): number => {
    const rows = [...(list.current?.children ?? [])].filter(
      (row) => (row as HTMLElement).dataset['row'] !== String(id),
    );
    const middles = rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    return placeAt(middles, height);
  };
  const handleOf = (id: number, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.id === id) setDrag({ id, place: placeUnder(id, event.clientY) });
    },
    onPointerUp: () => {
      if (drag?.id !== id) return;
      setDrag(null);
      if (drag.place !== place) onDrop(id, drag.place);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** Edge of a row beside which the dragged one would fall. */
  const dropSide = (id: number): 'above' | 'below' | undefined => {
    if (!drag || drag.id === id) return undefined;
    const others = ids.filter((each) => each !== drag.id);
    if (others[drag.place] === id) return 'above';
    return drag.place === others.length && others.at(-1) === id ? 'below' : undefined;
  };
  return { list, drag, handleOf, dropSide };
}
