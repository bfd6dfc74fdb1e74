import { useEffect, useRef } from 'react';

export type Side = 'up' | 'down';

/** Gives the focus back to the button of a row that moved: the browser drops it. */
export function useMovedFocus() {
  const buttons = useRef(new Map<string, HTMLElement>());
  const moved = useRef<{ id: number; side: Side } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, side } = moved.current;
    moved.current = null;
    const wanted = buttons.current.get(`${id} ${side}`);
    const other = buttons.current.get(`${id} ${side === 'up' ? 'down' : 'up'}`);
    (wanted?.matches(':disabled') ? other : wanted)?.focus();
  });
  return {
    hold: (id: number, side: Side) => (button: HTMLElement | null) => {
      if (button) buttons.current.set(`${id} ${side}`, button);
      else buttons.current.delete(`${id} ${side}`);
    },
    focusAfter: (id: number, side: Side) => {
      moved.current = { id, side };
    },
  };
}
