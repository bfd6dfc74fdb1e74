import { Alert, formatLongDay } from '@lacteos/ui';
import type { DriverRoute } from '@lacteos/contracts/schemas';
import type { Driver } from '../model/use-driver';
import styles from './driver.module.css';
import { RefusedProofs, SendingBar } from './sending-bar';
import { StopCard } from './stop-card';
import { useProving } from './use-proving';

export function RouteStops({ driver, route }: { driver: Driver; route: DriverRoute }) {
  const { form, setForm, prove } = useProving(driver);
  const waitingOf = (orderId: number) => driver.state.waiting.findLast((proof) => proof.orderId === orderId);
  return (
    <>
      <p className={styles.day}>
        {route.driverName}, {formatLongDay(route.day)}
      </p>
      <RefusedProofs driver={driver} />
      {route.hasLeft ? null : (
        <Alert kind="info" title="La ruta todavía no ha salido del despacho">
          <p>Cuando salga podrá registrar sus entregas.</p>
        </Alert>
      )}
      <ol className={styles.stops}>
        {route.stops.map((stop) => (
          <StopCard
            key={stop.orderId}
            stop={stop}
            waiting={waitingOf(stop.orderId)}
            form={form?.orderId === stop.orderId ? form.kind : null}
            onOpen={(kind) => setForm(kind && { orderId: stop.orderId, kind })}
            onProve={prove(stop)}
          />
        ))}
      </ol>
      <SendingBar driver={driver} stops={route.stops} />
    </>
  );
}
