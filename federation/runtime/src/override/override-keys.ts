import { TAB_TRIALS_KEY } from '@lacteos/remote-kit';

/** Storage key of a local override: `{"remote": "mfe-…", "url": "https://…/"}`. */
export const OVERRIDE_KEY = 'lacteos.override';

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
