import { api, uploadFile } from '@lacteos/api-client';
import type { CashMovement, NewCashMovement } from '@lacteos/contracts/schemas';

export const listMovements = (shiftId: number, signal?: AbortSignal): Promise<CashMovement[]> =>
  api.get<CashMovement[]>('/admin/cash-desk/movements', {
    params: { shiftId, page: 1, pageSize: 100 },
    signal,
  });

export const recordMovement = (movement: NewCashMovement): Promise<CashMovement> =>
  api.post<CashMovement>('/till/movements', movement);

/** @returns its address */
export const uploadPhoto = async (photo: File): Promise<string> =>
  (await uploadFile<{ secure_url: string }>('/media/expenses', photo, photo.name)).secure_url;
