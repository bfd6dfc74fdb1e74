import type { RemoteOverview } from '@lacteos/remote-kit';
import { callDesk } from '../../releases/call-desk';

/** The state of every remote. */
export const readOverview = async (): Promise<RemoteOverview[]> =>
  (await callDesk<{ remotes: RemoteOverview[] }>('/overview')).remotes;

/** Makes the release before the present one live again; refused when that is no longer the one that the person saw. */
export const rollBack = (remote: string, release: string, reason: string): Promise<unknown> =>
  callDesk('/rollback', { remote, release, reason });

/** Gives a candidate to this percentage of the visitors; 0 withdraws it, 100 makes it live. */
export const setCanary = (remote: string, percent: number): Promise<unknown> =>
  callDesk('/canary', { remote, percent });
