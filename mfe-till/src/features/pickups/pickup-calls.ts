import { api } from '@lacteos/api-client';
import type { HandOver, Pickup, WaitingPickup } from '@lacteos/contracts/schemas';

export const PAGE_SIZE = 20;

export interface WaitingPage {
  pickups: WaitingPickup[];
  total: number;
}

/** The first to be ready is first. */
export async function listWaiting(search: string, page: number, signal?: AbortSignal): Promise<WaitingPage> {
  const params = { page, pageSize: PAGE_SIZE, ...(search.trim() ? { search: search.trim() } : {}) };
  const { data, meta } = await api.getPage<WaitingPickup[]>('/delivery/pickups', { params, signal });
  return { pickups: data, total: meta?.total ?? data.length };
}

export const handOver = (orderId: number, shown: HandOver, idempotencyKey: string): Promise<Pickup> =>
  api.post<Pickup>(`/delivery/pickups/${orderId}/hand-over`, shown, { idempotencyKey });
