import { useCallback } from 'react';
import { useAddress } from '@lacteos/ui';
import { type CatalogueView, queryOf, viewOf } from '@lacteos/contracts/catalogue';

export type ChangeView = (patch: Partial<CatalogueView>, isSameStep?: boolean) => void;

/** Each change is a history step; `isSameStep` joins the letters of one search. */
export function useCatalogueView(): [CatalogueView, ChangeView] {
  const [query, changeAddress] = useAddress();
  const change = useCallback<ChangeView>(
    (patch, isSameStep = false) =>
      changeAddress((now) => queryOf({ ...viewOf(now), page: 1, ...patch }), { replace: isSameStep }),
    [changeAddress],
  );
  return [viewOf(query), change];
}
