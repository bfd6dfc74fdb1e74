import { recipientName, type Order, type PlaceNames } from '@lacteos/contracts';
import { useEffect, useState } from 'react';

/** What of an order its dispatch needs. */
export type DispatchableOrder = Pick<Order, 'id' | 'shippingAddress' | 'shippingPrice'>;

/** Names of the municipality and the department that an order goes to; its codes where the list does not know them. */
export async function placeNamesOf({ shippingAddress }: DispatchableOrder): Promise<PlaceNames> {
  const { departmentName, municipalityName } = await import('@lacteos/contracts/divipola');
  const { city_code, state_code } = shippingAddress;
  return {
    city: municipalityName(city_code) ?? city_code,
    department: departmentName(state_code) ?? state_code,
  };
}

/** 'Ana Rojas · Calle 10 # 20-30, Villavicencio, Meta'; without the place until its name is known. */
export function useDestination(order: DispatchableOrder): string {
  const [place, setPlace] = useState<PlaceNames | null>(null);
  useEffect(() => {
    let isWanted = true;
    void placeNamesOf(order).then((found) => isWanted && setPlace(found));
    return () => {
      isWanted = false;
    };
  }, [order]);
  const { shippingAddress } = order;
  const parts = [shippingAddress.address, ...(place ? [place.city, place.department] : [])];
  return `${recipientName(shippingAddress)} · ${parts.join(', ')}`;
}
