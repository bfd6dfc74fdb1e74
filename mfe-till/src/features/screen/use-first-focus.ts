import { useEffect, type RefObject } from 'react';

/** Behind the effects of the dialog around it, which focuses its own first button when it opens. */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => queueMicrotask(() => field.current?.focus()), [field]);
}
