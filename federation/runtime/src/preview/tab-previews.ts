import { isPreview, TAB_PREVIEWS_KEY, type Preview } from '@lacteos/remote-kit';

/** Not verified. */
export const storedPreviews = (): Preview[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAB_PREVIEWS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => isPreview(item, 'tab')) : [];
  } catch {
    return [];
  }
};

export const storePreviews = (previews: readonly Preview[]): void => {
  if (previews.length > 0) sessionStorage.setItem(TAB_PREVIEWS_KEY, JSON.stringify(previews));
  else sessionStorage.removeItem(TAB_PREVIEWS_KEY);
};
