import { ApiError } from '@lacteos/api-client';
import { accessToken, refreshSession } from '@lacteos/session-bus';

const UNREACHABLE = 'El servicio de publicaciones no responde. Intente de nuevo en unos minutos.';

interface Envelope<T> {
  success?: boolean;
  data?: T;
  message?: string;
  code?: string;
}

const sendToDesk = (path: string, body?: object): Promise<Response> =>
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

// The token is short-lived and the desk cannot renew it.
const sendSignedIn = async (path: string, body?: object): Promise<Response> => {
  const answer = await sendToDesk(path, body);
  if (answer.status !== 401) return answer;
  await refreshSession();
  return sendToDesk(path, body);
};

/** POST with a body, else GET; rejects with an ApiError. */
export const callDesk = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await sendSignedIn(path, body).catch(() => null);
  const envelope = (await answer?.json().catch(() => null)) as Envelope<T> | null;
  if (answer?.ok && envelope?.data !== undefined) return envelope.data;
  throw new ApiError({
    status: answer?.status ?? 0,
    code: envelope?.code ?? 'RELEASES.UNAVAILABLE',
    message: envelope?.message ?? UNREACHABLE,
  });
};
