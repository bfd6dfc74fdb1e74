import type { RemoteOverview } from '@lacteos/remote-kit';
import { callDesk } from '../../releases/call-desk';

export const readOverview = async (): Promise<RemoteOverview[]> =>
  (await callDesk<{ remotes: RemoteOverview[] }>('/overview')).remotes;

/** Refused when `release` is no longer the live one. */
export const rollBack = (remote: string, release: string, reason: string): Promise<unknown> =>
  callDesk('/rollback', { remote, release, reason });

/** Percent of the visitors; 0 withdraws it, 100 activates it. */
export const setCanary = (remote: string, percent: number): Promise<unknown> =>
  callDesk('/canary', { remote, percent });
