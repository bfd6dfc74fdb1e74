import { api, ApiError } from '@lacteos/api-client';
import type { PaymentRegistration } from '@lacteos/contracts/schemas';

/** Resolves to the reason for a refusal, or null. */
export async function registerPayment(id: number, data: PaymentRegistration): Promise<string | null> {
  try {
    await api.put('/order/paymentResult', { id, data });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  }
}
