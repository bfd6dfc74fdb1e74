import type { Route } from '@lacteos/contracts/schemas';
import { NativeSelect } from '@lacteos/ui/antd';
import { App, Button } from 'antd';
import { useState } from 'react';

import { failedCall } from '#features/editing';
import { useChangeRoute } from '../model/plan-calls';
import { MAX_STOPS, stopIds, stopsText } from '../model/plan';
import { RouteDialog } from './route-dialog';
import styles from '../stops/plan.module.css';

interface RouteChoiceProps {
  day: string;
  routes: readonly Route[];
  orderIds: readonly number[];
  onDone: () => void;
}

/** Puts the selected orders into a new route or at the end of one that has not left. */
export function RouteChoice({ day, routes, orderIds, onDone }: RouteChoiceProps) {
  const { notification } = App.useApp();
  const [isCreating, setCreating] = useState(false);
  const { mutateAsync: change, isPending } = useChangeRoute();
  const open = routes.filter(({ hasLeft }) => !hasLeft);
  const isTooLong = orderIds.length > MAX_STOPS;
  const append = async (routeId: string) => {
    const route = open.find(({ id }) => String(id) === routeId);
    if (!route) return;
    const { id, driverName, version } = route;
    try {
      await change({ id, driverName, version, orderIds: [...stopIds(route.stops), ...orderIds] });
      notification.success({
        title: `Se agregaron a la ruta ${id}: ${stopsText(orderIds.length)}`,
        role: 'status',
      });
      onDone();
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return (
    <div className={styles.choice} role="region" aria-label="Pedidos seleccionados">
      <strong>{orderIds.length === 1 ? '1 seleccionado' : `${orderIds.length} seleccionados`}</strong>
      <Button type="primary" disabled={isTooLong || isPending} onClick={() => setCreating(true)}>
        Nueva ruta
      </Button>
      {open.length > 0 && (
        <NativeSelect
          aria-label="Agregar a una ruta"
          placeholder="Agregar a…"
          value=""
          disabled={isTooLong || isPending}
          options={open.map(({ id, driverName }) => ({
            value: String(id),
            label: `Ruta ${id}: ${driverName}`,
          }))}
          onChange={({ target }) => void append(target.value)}
        />
      )}
      <Button type="text" onClick={onDone}>
        Quitar la selección
      </Button>
      {isTooLong && <span role="alert">Una ruta tiene como máximo {stopsText(MAX_STOPS)}.</span>}
      {isCreating && (
        <RouteDialog day={day} orderIds={orderIds} onClose={() => setCreating(false)} onSaved={onDone} />
      )}
    </div>
  );
}
