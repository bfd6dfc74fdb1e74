import { hasUnsavedInput } from './unsaved-input';

const GUARD = 'lacteos.reloaded';

interface ReloadConditions {
  hasUnsavedInput: () => boolean;
  reload: () => void;
}

const BROWSER: ReloadConditions = { hasUnsavedInput, reload: () => window.location.reload() };

/**
 * Reloads the page once per remote and tab, since the tab's registry may be stale. Never while sending, with unsaved
 * input, or without storage, where it would loop. Returns whether it reloads.
 */
export const reloadOnce = (
  remote: string,
  isSending: () => boolean,
  conditions: ReloadConditions = BROWSER,
): boolean => {
  if (isSending() || conditions.hasUnsavedInput()) return false;
  try {
    const done = (sessionStorage.getItem(GUARD) ?? '').split(' ');
    if (done.includes(remote)) return false;
    sessionStorage.setItem(GUARD, [...done, remote].join(' ').trim());
    if (!sessionStorage.getItem(GUARD)?.split(' ').includes(remote)) return false;
  } catch {
    return false;
  }
  conditions.reload();
  return true;
};
