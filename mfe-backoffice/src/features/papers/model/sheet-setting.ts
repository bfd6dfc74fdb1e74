import type { SheetSize } from './paper-choice';

const STORAGE_KEY = 'office-sheet';

/** Carta is Colombia's usual sheet. */
export function readUsualSheet(): SheetSize {
  try {
    return globalThis.localStorage.getItem(STORAGE_KEY) === 'a4' ? 'a4' : 'letter';
  } catch {
    return 'letter';
  }
}

export function writeUsualSheet(size: SheetSize): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, size);
  } catch {
    // Without storage the choice lasts in the address only.
  }
}
