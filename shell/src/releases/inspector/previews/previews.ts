import type { Preview, Replacement } from '@lacteos/remote-kit';
import { storedPreviews, storePreviews } from '@lacteos/remote-runtime/preview';
import { callDesk } from '../../call-desk';
import type { LinkedRelease } from './preview-link';

/** Rejects with an ApiError. */
export const readReplacements = async (remote: string): Promise<Replacement[]> =>
  (await callDesk<{ releases: Replacement[] }>(`/previews?remote=${encodeURIComponent(remote)}`)).releases;

/** Has the desk sign them for this tab. */
export const previewInTab = async (asked: readonly LinkedRelease[]): Promise<void> => {
  const signed = await Promise.all(
    asked.map(({ remote, release }) => callDesk<Preview>('/previews', { remote, release })),
  );
  const others = storedPreviews().filter(({ remote }) => !asked.some((one) => one.remote === remote));
  storePreviews([...others, ...signed]);
};
