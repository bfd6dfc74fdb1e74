import type { CartItem, OrderDelivery, PickupStore } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pickupStoresQuery } from './get-pickups';

interface PickupOffer {
  /** False where the shop promises no delivery: the checkout stays as it is. */
  isOffered: boolean;
  cityCode: string;
  items: readonly CartItem[];
  /** Of an order whose answer was lost. */
  sent: OrderDelivery | undefined;
  /** Changes when an order was refused: stock and times may have changed. */
  refusal: object | null;
}

export interface PickupChoice {
  isChosen: boolean;
  stores: readonly PickupStore[] | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** Null until a store that has everything is chosen. */
  store: PickupStore | null;
  choose: (isPickup: boolean) => void;
  chooseStore: (storeId: number) => void;
  /** Null while the order can't be placed. */
  delivery: OrderDelivery | null;
}

/** The first store that has everything is chosen until the buyer chooses another one. Null: not offered. */
export function usePickupChoice({
  isOffered,
  cityCode,
  items,
  sent,
  refusal,
}: PickupOffer): PickupChoice | null {
  const [isChosen, setChosen] = useState(sent?.kind === 'pickup');
  const [wanted, setWanted] = useState<number | null>(sent?.storeId ?? null);
  const {
    data: stores,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...pickupStoresQuery(cityCode, items),
    enabled: isOffered && isChosen,
  });
  const retry = () => void refetch();
  useEffect(() => {
    if (refusal && isChosen) void refetch();
  }, [refusal, isChosen, refetch]);
  if (!isOffered) return null;
  const named = stores?.find(({ id }) => id === wanted);
  const store =
    wanted === null ? (stores?.find(({ hasAll }) => hasAll) ?? null) : named?.hasAll ? named : null;
  return {
    ...{ isChosen, stores, error, isFetching, retry, store },
    choose: setChosen,
    chooseStore: setWanted,
    delivery: store && { kind: 'pickup', storeId: store.id },
  };
}
