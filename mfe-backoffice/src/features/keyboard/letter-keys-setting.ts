const STORAGE_KEY = 'office-keys';

/** People who dictate can turn single-letter keys off. */
export function readLetterKeys(): boolean {
  try {
    return globalThis.localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function writeLetterKeys(isOn: boolean): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage the setting lasts for this page only.
  }
}
