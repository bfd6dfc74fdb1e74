import { api } from '@lacteos/api-client';
import type { PaymentType } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

export const paymentTypesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['payment-types', userId],
    queryFn: ({ signal }) => api.get<PaymentType[]>('/order/payment_types', { signal }),
    select: (types) => types.filter((type) => !type.registrationOnly),
    staleTime: 5 * 60_000,
  });
