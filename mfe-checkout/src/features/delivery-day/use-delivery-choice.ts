import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { DeliveryDay, DeliveryPromise, OrderDelivery } from '@lacteos/contracts/schemas';
import { readRoot, updateRoot } from '@lacteos/session-bus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { promiseQuery, type PromisedPlace } from '#features/delivery-place';
import { shippingPriceOf } from '#features/pricing';
import { firstOpenDay, isOpenDay, withDays } from './model/day-choice';

/** Why the order can't be placed yet. */
export type DeliveryObstacle = 'outside' | 'below-minimum' | 'no-days' | 'no-day-chosen';

export interface DeliveryChoice {
  promise: DeliveryPromise;
  /** Null by courier, or until an open day is chosen. */
  day: string | null;
  /** Chosen, and closed or sold out since. */
  lostDay: DeliveryDay | null;
  shippingPrice: Centavos | null;
  obstacle: DeliveryObstacle | null;
  choose: (day: string) => void;
  delivery: OrderDelivery;
}

function rememberedDay({ cityCode }: PromisedPlace, { days }: DeliveryPromise): string | null {
  const { deliveryDay } = readRoot();
  const isKnown = deliveryDay?.cityCode === cityCode && days.some(({ day }) => day === deliveryDay.day);
  return isKnown ? deliveryDay.day : firstOpenDay(days);
}

function obstacleOf(
  promise: DeliveryPromise,
  day: string | null,
  products: Centavos,
): DeliveryObstacle | null {
  const { zone, minimum, days } = promise;
  if (zone === null) return 'outside';
  if (minimum !== null && products < fromPesos(minimum)) return 'below-minimum';
  if (zone.isByCourier || day !== null) return null;
  return firstOpenDay(days) === null ? 'no-days' : 'no-day-chosen';
}

/** `products` with VAT. The day shown first counts as chosen: a later one is never taken in silence. */
export function useDeliveryChoice(
  promise: DeliveryPromise | null,
  place: PromisedPlace,
  products: Centavos,
): DeliveryChoice | null {
  const [wanted, setWanted] = useState(() => promise && rememberedDay(place, promise));
  if (!promise) return null;
  const day = isOpenDay(promise.days, wanted) ? wanted : null;
  return {
    promise,
    day,
    lostDay: day === null ? (promise.days.find((each) => each.day === wanted) ?? null) : null,
    shippingPrice: shippingPriceOf(promise, products),
    obstacle: obstacleOf(promise, day, products),
    choose: (next) => {
      setWanted(next);
      updateRoot({ deliveryDay: { cityCode: place.cityCode, day: next } });
    },
    delivery: { kind: 'home', ...(day === null ? {} : { day }) },
  };
}

interface Refusal {
  totals: object | null;
  days: DeliveryDay[] | null;
  isDelivery: boolean;
}

/** After a refusal the page has the days that came with it, or reads price and days again. */
export function useFreshPromise({ cityCode, address }: PromisedPlace, refusal: Refusal | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!refusal?.totals && !refusal?.isDelivery) return;
    const { queryKey } = promiseQuery({ cityCode, address });
    const { days } = refusal;
    if (days) client.setQueryData(queryKey, (promise) => promise && withDays(promise, days));
    else void client.invalidateQueries({ queryKey });
  }, [client, cityCode, address, refusal]);
}
