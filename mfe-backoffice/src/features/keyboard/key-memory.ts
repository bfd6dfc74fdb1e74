const PLACE = 'office-keys';

/** People who dictate can turn single-letter keys off. */
export function readLetterKeys(): boolean {
  try {
    return globalThis.localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

export function writeLetterKeys(isOn: boolean): void {
  try {
    globalThis.localStorage.setItem(PLACE, isOn ? 'on' : 'off');
  } catch {
    // It holds for this page only.
  }
}
