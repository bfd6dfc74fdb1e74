import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions } from '@tanstack/react-query';

import type { CostCenter, InvoicePaymentType, SiigoProduct, SiigoUser, Tax } from '../model/siigo-catalogues';

// Catalogues change rarely and the API keeps them itself.
const FRESH_MS = 5 * 60_000;

const catalogue = <T>(name: string, path: string) =>
  queryOptions<T[], ApiError>({
    queryKey: ['siigo', name],
    queryFn: ({ signal }) => api.get<T[]>(path, { signal }),
    staleTime: FRESH_MS,
  });

/** Sellers and collectors. */
export const siigoUsersQuery = catalogue<SiigoUser>('users', '/siigo/users');
export const costCentersQuery = catalogue<CostCenter>('cost-centers', '/siigo/costCenters');
export const taxesQuery = catalogue<Tax>('taxes', '/siigo/taxes');
export const paymentTypesQuery = catalogue<InvoicePaymentType>(
  'payment-types',
  '/siigo/invoice/payments_type',
);
/** The products that invoice lines may carry. */
export const siigoProductsQuery = catalogue<SiigoProduct>('products', '/siigo/products');
