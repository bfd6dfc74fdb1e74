import type { DeliveryPromise, SessionUser } from '@lacteos/contracts/schemas';
import { readRoot } from '@lacteos/session-bus';
import { rememberPlace, useDeliveryPlace } from '@lacteos/ui/place';
import { useEffect } from 'react';
import { useCityNames } from '#features/shipping';

const DEPARTMENT_DIGITS = 2;

function addressCityOf({ id }: SessionUser): string | undefined {
  const { shippingAddress } = readRoot();
  return shippingAddress?.idUser === id ? shippingAddress.city_code : undefined;
}

/** In the cart the answer to '¿Dónde está?' counts first, then the last address. */
export function useCartCity(user: SessionUser): string {
  const remembered = useDeliveryPlace();
  return remembered?.cityCode ?? addressCityOf(user) ?? user.city_code;
}

/** In the steps of the checkout the address counts first. */
export function useStepCity(user: SessionUser): string {
  const remembered = useDeliveryPlace();
  return addressCityOf(user) ?? remembered?.cityCode ?? user.city_code;
}

/** 'Villavicencio, Meta'; loads the list of municipalities. */
export function useCityName(cityCode: string): string {
  const { city, department } = useCityNames(cityCode.slice(0, DEPARTMENT_DIGITS), cityCode);
  return city === department ? city : `${city}, ${department}`;
}

/** The first address answers '¿Dónde está?' for visitors that never did. */
export function useRememberedCity({ cityCode }: Pick<DeliveryPromise, 'cityCode'>): void {
  const remembered = useDeliveryPlace();
  const name = useCityName(cityCode);
  const isNew = remembered === null && !name.startsWith(cityCode);
  useEffect(() => {
    if (isNew) rememberPlace({ cityCode, name });
  }, [isNew, cityCode, name]);
}
