import type { TillCustomer } from '@lacteos/contracts/schemas';
import { api, ApiError } from '@lacteos/api-client';

/** Our own customers first, then SIIGO's; null when neither knows the document. */
export async function findCustomer(documentType: string, document: string): Promise<TillCustomer | null> {
  const params = { document, type: documentType };
  try {
    return await api.get<TillCustomer | null>('/till/customers', { params });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
