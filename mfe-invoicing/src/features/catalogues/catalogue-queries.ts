import { api, type ApiError } from '@lacteos/api-client';
import type {
  SiigoCostCenter,
  SiigoPaymentType,
  SiigoProduct,
  SiigoTax,
  SiigoUser,
} from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

// Catalogues change rarely and the API keeps them itself.
const FRESH_MS = 5 * 60_000;

const catalogue = <T>(name: string, path: string) =>
  queryOptions<T[], ApiError>({
    queryKey: ['siigo', name],
    queryFn: ({ signal }) => api.get<T[]>(path, { signal }),
    staleTime: FRESH_MS,
  });

export const siigoUsersQuery = catalogue<SiigoUser>('users', '/siigo/users');
export const costCentersQuery = catalogue<SiigoCostCenter>('cost-centers', '/siigo/costCenters');
export const taxesQuery = catalogue<SiigoTax>('taxes', '/siigo/taxes');
export const paymentTypesQuery = catalogue<SiigoPaymentType>('payment-types', '/siigo/invoice/payments_type');
export const siigoProductsQuery = catalogue<SiigoProduct>('products', '/siigo/products');
