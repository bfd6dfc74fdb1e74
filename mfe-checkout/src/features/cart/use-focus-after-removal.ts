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
 * Focuses the line that took the removed one's place, the one before, or the heading. In the same commit: a button
 * focused earlier would disappear.
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
    expectRemoval: (productId: number) => {
      expected.current = productId;
    },
  };
}
