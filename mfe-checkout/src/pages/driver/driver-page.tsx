import { Alert, Button, Skeleton } from '@lacteos/ui';
import {
  driverStyles,
  RefusedProofs,
  RouteStops,
  SendingBar,
  useDriver,
  type Driver,
} from '#features/driver';

/** A link that ended or was replaced; proofs made under it are still sent. */
const isRefused = ({ error }: Driver): boolean => error !== null && error.status >= 400 && error.status < 500;

function LinkNotice({ driver }: { driver: Driver }) {
  const { error, isReading, reload } = driver;
  if (!error) return null;
  if (isRefused(driver))
    return (
      <Alert title="Este enlace ya no sirve">
        <p>{error.message}</p>
      </Alert>
    );
  // The bar says that this phone has no network.
  if (driver.current?.route) return null;
  return (
    <Alert kind="warning" title="No se pudo cargar la ruta">
      <p>{error.message}</p>
      <Button look="secondary" isPending={isReading} onClick={() => void reload()}>
        Reintentar
      </Button>
    </Alert>
  );
}

/** Proofs of an earlier link wait without its stops. */
const WithoutRoute = ({ driver }: { driver: Driver }) => (
  <>
    {driver.state.waiting.length > 0 ? <SendingBar driver={driver} stops={[]} /> : null}
    <RefusedProofs driver={driver} />
    {driver.current === null ? (
      <Alert kind="info" title="Abra el enlace que le envió el despacho">
        <p>Con él aparecen aquí las paradas de su ruta de hoy.</p>
      </Alert>
    ) : null}
    {driver.current !== null && !driver.error ? <Skeleton rows={6} /> : null}
  </>
);

/** `/ruta#<token>`. */
export function DriverPage() {
  const driver = useDriver();
  const { current } = driver;
  return (
    <section className={driverStyles.page} aria-labelledby="driver-title">
      <h1 id="driver-title">Ruta de entregas</h1>
      <LinkNotice driver={driver} />
      {current?.route ? (
        <RouteStops driver={driver} route={current.route} />
      ) : (
        <WithoutRoute driver={driver} />
      )}
    </section>
  );
}
