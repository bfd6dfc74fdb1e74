import { TAB_PREVIEWS_KEY, type ShellSettings } from '@lacteos/remote-kit';

/** Whether the page or the tab asks for a preview; reads no more, so that visitors load no code for it. */
export const hasPreviews = ({ previews, devServer }: Partial<ShellSettings>): boolean => {
  if (previews || devServer) return true;
  try {
    return sessionStorage.getItem(TAB_PREVIEWS_KEY) !== null;
  } catch {
    return false;
  }
};
