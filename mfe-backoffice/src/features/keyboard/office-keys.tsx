import { focusRow, focusSearch, openRow, tickRow } from '@lacteos/ui/office';
import { lazy, Suspense, useEffect, useState } from 'react';

import { readLetterKeys } from './letter-keys-setting';
import { SearchField } from './search-field';

const CommandPalette = lazy(async () => {
  const { CommandPalette: palette } = await import('./command-palette');
  return { default: palette };
});
const KeyList = lazy(async () => {
  const { KeyList: list } = await import('./key-list');
  return { default: list };
});

type Open = 'palette' | 'keys' | null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

const hasDialog = (): boolean => document.querySelector('[role="dialog"], dialog[open]') !== null;

const LETTERS: Readonly<Record<string, () => void>> = {
  '/': focusSearch,
  j: () => focusRow(1),
  k: () => focusRow(-1),
  x: tickRow,
  o: openRow,
};

/** `Ctrl K` anywhere; single letters where nobody types and no dialog is open. */
export function OfficeKeys({ hasField = false }: { hasField?: boolean }) {
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      // The header and the page listen: the first one answers.
      if (defaultPrevented) return;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen('palette');
        return;
      }
      if (ctrlKey || metaKey || altKey || isTyping(target) || hasDialog() || !readLetterKeys()) return;
      const act = key === '?' ? () => setOpen('keys') : LETTERS[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      {hasField && <SearchField onOpen={() => setOpen('palette')} />}
      <Suspense fallback={null}>
        {open === 'palette' && <CommandPalette onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeyList onClose={close} />}
      </Suspense>
    </>
  );
}
