const PLACE = 'office-keys';

/** Whether single letters do something; people who dictate or mistype can turn them off. */
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
