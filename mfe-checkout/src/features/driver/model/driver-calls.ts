import { api } from '@lacteos/api-client';
import type { DriverRoute, StopPhoto } from '@lacteos/contracts/schemas';
import type { StoredProof } from './stored-proof';

const withToken = (token: string) => ({ 'X-Route-Token': token });

export const readRoute = (token: string, signal: AbortSignal): Promise<DriverRoute> =>
  api.get<DriverRoute>('/delivery/driver/route', { headers: withToken(token), signal, isFresh: true });

/** Without `fetch`: the page's policy does not let scripts read data URLs. */
function pictureIn(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}

export async function sendPicture({ orderId, token, picture }: StoredProof): Promise<string> {
  const form = new FormData();
  form.append('file', pictureIn(picture ?? ''), `entrega-${orderId}.jpg`);
  const { photo } = await api.post<StopPhoto>(`/delivery/driver/stops/${orderId}/photo`, form, {
    headers: withToken(token),
    idempotencyKey: null,
  });
  return photo;
}

export const sendProof = async ({ orderId, token, key, body }: StoredProof): Promise<void> => {
  await api.post(`/delivery/driver/stops/${orderId}/proof`, body, {
    headers: withToken(token),
    idempotencyKey: key,
  });
};
