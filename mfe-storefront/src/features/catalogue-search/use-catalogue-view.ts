import { useCallback } from 'react';
import { useAddress } from '@lacteos/ui';
import { type CatalogueView, queryOf, viewOf } from '@lacteos/contracts/catalogue';

/** Changes a part of the view; anything but a page starts at the first page again. */
export type ChangeView = (patch: Partial<CatalogueView>, isSameStep?: boolean) => void;

/**
 * The view that the address holds, and the way to change it. Each change is a step that the back button undoes, but
 * `isSameStep`: the letters of one search are one step.
 */
export function useCatalogueView(): [CatalogueView, ChangeView] {
  const [query, changeAddress] = useAddress();
  const change = useCallback<ChangeView>(
    (patch, isSameStep = false) =>
      changeAddress((now) => queryOf({ ...viewOf(now), page: 1, ...patch }), { replace: isSameStep }),
    [changeAddress],
  );
  return [viewOf(query), change];
}
