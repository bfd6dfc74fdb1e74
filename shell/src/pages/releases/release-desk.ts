import { ApiError } from '@lacteos/api-client';
import { accessToken, refreshSession } from '@lacteos/session-bus';

/** What was done to a remote. */
export type ReleaseAction = 'activate' | 'canary' | 'promote' | 'withdraw' | 'rollback';

/** One change of a remote; `at` is ISO 8601, UTC. */
export interface HistoryEntry {
  revision: number;
  at: string;
  actor?: string | null;
  action: ReleaseAction;
  releaseId: string;
  reason?: string | null;
  /** Percentage of the visitors, for a candidate. */
  percent?: number;
  /** Why the checks were passed by. */
  override?: string | null;
  attestation?: { passed: boolean; at: string; breaks: number; warnings: number; wasLive: boolean } | null;
}

/** What browsers reported of a release since a moment. */
export interface ReleaseNumbers {
  loads: number;
  errors: number;
  p50Ms: number | null;
  p95Ms: number | null;
  since: string;
}

/** A release that browsers stopped asking for. */
export interface ReportedBreaker {
  release: string;
  /** Reports of failed loads. */
  count: number;
}

/** The state of one remote. */
export interface RemoteState {
  name: string;
  live: string | null;
  candidate: { releaseId: string; percent: number } | null;
  previous: string | null;
  /** Newest first. */
  history: HistoryEntry[];
  numbers: Record<string, ReleaseNumbers>;
  breakers?: ReportedBreaker[];
}

const UNREACHABLE = 'El servicio de publicaciones no responde. Intente de nuevo en unos minutos.';

interface Envelope<T> {
  success?: boolean;
  data?: T;
  message?: string;
  code?: string;
}

const ask = (path: string, body?: object): Promise<Response> =>
  fetch(`/release-desk${path}`, {
    method: body ? 'POST' : 'GET',
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${accessToken() ?? ''}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

// The token is short-lived; the desk itself cannot renew it.
const askSignedIn = async (path: string, body?: object): Promise<Response> => {
  const answer = await ask(path, body);
  if (answer.status !== 401) return answer;
  await refreshSession();
  return ask(path, body);
};

/** Calls the release desk; rejects with an ApiError. */
const call = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await askSignedIn(path, body).catch(() => null);
  const envelope = (await answer?.json().catch(() => null)) as Envelope<T> | null;
  if (answer?.ok && envelope?.data !== undefined) return envelope.data;
  throw new ApiError({
    status: answer?.status ?? 0,
    code: envelope?.code ?? 'RELEASES.UNAVAILABLE',
    message: envelope?.message ?? UNREACHABLE,
  });
};

/** The state of every remote. */
export const readOverview = async (): Promise<RemoteState[]> =>
  (await call<{ remotes: RemoteState[] }>('/overview')).remotes;

/** Makes the release before the present one live again; refused when that is no longer the one that the person saw. */
export const rollBack = (remote: string, release: string, reason: string): Promise<unknown> =>
  call('/rollback', { remote, release, reason });

/** Gives a candidate to this percentage of the visitors; 0 withdraws it, 100 makes it live. */
export const setCanary = (remote: string, percent: number): Promise<unknown> =>
  call('/canary', { remote, percent });
