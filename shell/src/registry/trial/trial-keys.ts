/** Where a developer names his own version of a remote: `{"remote": "mfe-…", "url": "https://…/"}`. */
export const OVERRIDE_KEY = 'lacteos.override';

/** Whether there may be something to try; looked at before the code for it is loaded. */
export const mayTry = (settings: { preview?: unknown; workshop?: unknown }): boolean => {
  try {
    return Boolean(settings.preview ?? settings.workshop ?? localStorage.getItem(OVERRIDE_KEY));
  } catch {
    return Boolean(settings.preview ?? settings.workshop);
  }
};
