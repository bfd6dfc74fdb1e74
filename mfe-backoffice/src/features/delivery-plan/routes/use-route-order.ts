import type { Route } from '@lacteos/contracts/schemas';
import { App } from 'antd';
import { useRef, useState } from 'react';

import { failedCall } from '#features/editing';
import { useChangeRoute } from '../model/plan-calls';
import { stopIds } from '../model/plan';

interface Shown {
  ids: readonly number[];
  /** Version that has this order; null: it is being saved. */
  version: number | null;
}

/** Saves each change of the stops, one call at a time; quick changes are sent together. */
export function useRouteOrder(route: Route) {
  const { notification } = App.useApp();
  const { mutateAsync: change } = useChangeRoute();
  const [shown, setShown] = useState<Shown | null>(null);
  const waiting = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);

  const send = async () => {
    isSending.current = true;
    let { version } = route;
    try {
      while (waiting.current) {
        const orderIds = [...waiting.current];
        waiting.current = null;
        const saved = await change({ id: route.id, driverName: route.driverName, orderIds, version });
        version = saved.version;
      }
      setShown((last) => last && { ...last, version });
    } catch (error) {
      waiting.current = null;
      setShown(null);
      notification.error({
        title: `No se guardó la ruta ${route.id}. ${failedCall(error).message}`,
        role: 'alert',
        duration: 0,
      });
    } finally {
      isSending.current = false;
    }
  };
  const reorder = (ids: readonly number[]) => {
    waiting.current = ids;
    setShown({ ids, version: null });
    if (!isSending.current) void send();
  };
  // The plan may come later than the answer of the change.
  const isAhead = shown !== null && (shown.version === null || route.version < shown.version);
  return { ids: isAhead ? shown.ids : stopIds(route.stops), isSaving: shown?.version === null, reorder };
}
