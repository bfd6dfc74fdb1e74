import { recipientName, type CityNames } from '@lacteos/contracts/delivery/dispatch-registration';
import { formatMoney } from '@lacteos/contracts/money/money';
import type { Order } from '@lacteos/contracts/schemas';
import { useEffect, useState } from 'react';

/** Order fields that the dispatch dialog needs. */
export type DispatchableOrder = Pick<Order, 'id' | 'shippingAddress' | 'shippingPrice' | 'totalPrice'>;

/** Falls back to the codes where the list does not know them. */
export async function cityNamesOf({ shippingAddress }: DispatchableOrder): Promise<CityNames> {
  const { departmentName, municipalityName } = await import('@lacteos/contracts/divipola');
  const { city_code, state_code } = shippingAddress;
  return {
    city: municipalityName(city_code) ?? city_code,
    department: departmentName(state_code) ?? state_code,
  };
}

/** '3 pedidos · $ 45.000,00' */
export const ordersSumText = (orders: readonly { totalPrice: number }[]): string =>
  `${orders.length} ${orders.length === 1 ? 'pedido' : 'pedidos'} · ${formatMoney(
    orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  )}`;

/** 'Ana Rojas · Calle 10 # 20-30, Villavicencio, Meta'; without the city until its name is known. */
export function useDestination(order: DispatchableOrder): string {
  const [names, setNames] = useState<CityNames | null>(null);
  useEffect(() => {
    let isWanted = true;
    void cityNamesOf(order).then((found) => isWanted && setNames(found));
    return () => {
      isWanted = false;
    };
  }, [order]);
  const { shippingAddress } = order;
  const parts = [shippingAddress.address, ...(names ? [names.city, names.department] : [])];
  return `${recipientName(shippingAddress)} · ${parts.join(', ')}`;
}
