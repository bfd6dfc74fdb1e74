import { hasUnsavedInput } from './unsaved-input';

const GUARD = 'lacteos.reloaded';

/** Browser functions that decide; specs replace them. */
interface ReloadConditions {
  hasUnsavedInput: () => boolean;
  reload: () => void;
}

const BROWSER: ReloadConditions = { hasUnsavedInput, reload: () => window.location.reload() };

/**
 * The last fallback: reloads the whole page, once in this tab for a remote, because what is broken may be
 * this tab's idea of what is live. Never while something is being sent or typed input would be lost, and never without
 * a memory of it, which would be a loop. Returns whether it reloads.
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
