import type { CartItem } from '@lacteos/contracts/schemas';
import { useLayoutEffect, useRef } from 'react';

function focusAt(list: HTMLUListElement | null, index: number): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-removes-line]') ?? [])];
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  const next = buttons[Math.min(index, buttons.length - 1)];
  if (!next && heading) heading.tabIndex = -1;
  (next ?? heading)?.focus();
}

/**
 * When a line of the cart goes, the keyboard stays where the user was: on the line that took its place, the one before, or
 * the heading when none is left. The focus moves in the very commit that takes the line away, whenever that is; a button
 * that is focused earlier would be the one that goes.
 */
export function useFocusAfterRemoval(items: readonly CartItem[] | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(items);
  const expected = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = shown.current?.findIndex(({ id_product }) => id_product === expected.current) ?? -1;
    shown.current = items;
    if (index < 0 || items?.some(({ id_product }) => id_product === expected.current)) return;
    expected.current = undefined;
    focusAt(list.current, index);
  }, [items]);
  return {
    list,
    /** To be called when the user asks for a line to be removed. */
    expectRemoval: (productId: number) => {
      expected.current = productId;
    },
  };
}
