import { api, ApiError } from '@lacteos/api-client';
import type { DispatchRegistration } from '@lacteos/contracts/schemas';

/** Resolves to the reason for a refusal, or null. */
export async function registerDispatch(id: number, data: DispatchRegistration): Promise<string | null> {
  try {
    await api.put('/order/delivery', { id, data });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  }
}
