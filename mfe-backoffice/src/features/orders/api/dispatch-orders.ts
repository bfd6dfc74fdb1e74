import { api, ApiError } from '@lacteos/api-client';
import type { DispatchRegistration, OrderRow } from '@lacteos/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from './orders-key';

/** What is entered for one order's dispatch. */
export interface DispatchEntry {
  order: OrderRow;
  numberGuide: string;
  transport: string;
}
/** What came of one order's dispatch; null: it is registered. */
export interface DispatchOutcome {
  order: OrderRow;
  failure: string | null;
}

async function registrationOf({
  order,
  numberGuide,
  transport,
}: DispatchEntry): Promise<DispatchRegistration> {
  const { departmentName, municipalityName } = await import('@lacteos/contracts/divipola');
  const { address, city_code, state_code, phone } = order.shippingAddress;
  return {
    date: new Date().toISOString(),
    numberGuide,
    transport,
    shippingPrice: 0,
    shippingAddress: address,
    shippingAddressCity: municipalityName(city_code) ?? city_code,
    shippingAddressCountry: departmentName(state_code) ?? state_code,
    shippingAddressPhone: phone,
  };
}

async function register(entry: DispatchEntry): Promise<DispatchOutcome> {
  try {
    await api.put('/order/delivery', { id: entry.order.id, data: await registrationOf(entry) });
    return { order: entry.order, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { order: entry.order, failure: error.message };
  }
}

/** Registers dispatches one after the other; one that fails does not stop the others. */
export function useDispatchOrders() {
  const client = useQueryClient();
  return useMutation<DispatchOutcome[], ApiError, DispatchEntry[]>({
    mutationFn: async (entries) => {
      const outcomes: DispatchOutcome[] = [];
      for (const entry of entries) outcomes.push(await register(entry));
      return outcomes;
    },
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
