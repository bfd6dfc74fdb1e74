import { ROLES } from '@lacteos/contracts/reference/roles';
import type { DeliveryPromise, SessionUser } from '@lacteos/contracts/schemas';
import { useReloadAtCutOff } from '@lacteos/ui/place';
import { useQuery } from '@tanstack/react-query';
import { promiseQuery, type PromisedPlace } from './get-promise';

interface CheckoutPromise {
  /** Undefined until known, null where the shop promises none. */
  promise: DeliveryPromise | null | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

const NONE: CheckoutPromise = { promise: null, error: null, isFetching: false, retry: () => undefined };

/** Read again as soon as the first open day closes. Staff arrange the delivery of their orders themselves. */
export function useCheckoutPromise(user: SessionUser, place: PromisedPlace | null): CheckoutPromise {
  const isAsked = user.id_role === ROLES.user && place !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...promiseQuery(place ?? { cityCode: '' }),
    enabled: isAsked,
  });
  const retry = (): void => void refetch();
  useReloadAtCutOff(data ?? undefined, retry);
  return isAsked ? { promise: data, error, isFetching, retry } : NONE;
}
