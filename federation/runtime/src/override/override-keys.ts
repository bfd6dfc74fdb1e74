import { TAB_TRIALS_KEY } from '@lacteos/remote-kit';

/** Storage key of a developer's own version of a remote: `{"remote": "mfe-…", "url": "https://…/"}`. */
export const OVERRIDE_KEY = 'lacteos.override';

/** Whether there may be an override; checked before its code is loaded. */
export const mayOverride = (settings: { preview?: unknown; devServer?: unknown }): boolean => {
  try {
    return Boolean(
      settings.preview ??
      settings.devServer ??
      localStorage.getItem(OVERRIDE_KEY) ??
      sessionStorage.getItem(TAB_TRIALS_KEY),
    );
  } catch {
    return Boolean(settings.preview ?? settings.devServer);
  }
};
