import { ApiError } from '@lacteos/api-client';
import { EmptyState } from '@lacteos/ui';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailure, Loading, sectionStyles } from '#features/screen';
import { TrackedOrder, useTracking } from '#features/tracking';

/** The fragment of an address never reaches a server's log. */
const tokenIn = (hash: string): string | null => decodeURIComponent(hash.slice(1)) || null;

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const UnknownLink = () => (
  <EmptyState
    title="Este enlace ya no muestra un pedido"
    text="Puede que esté incompleto o que hayan pasado 30 días desde la entrega. Ábralo desde el correo, o entre a su cuenta."
  >
    <Link to="/orderhistory" className="ui-button ui-button--primary">
      Ver mis pedidos
    </Link>
  </EmptyState>
);

export function TrackingPage() {
  const { hash } = useLocation();
  const token = tokenIn(hash);
  const { data, error, reload } = useTracking(token);
  const isUnknown = token === null || (!data && isRefused(error));
  return (
    <section className={sectionStyles['section']} aria-labelledby="seguimiento-titulo">
      <h1 id="seguimiento-titulo">Seguimiento de su pedido</h1>
      {data ? <TrackedOrder tracking={data} /> : null}
      {isUnknown ? <UnknownLink /> : null}
      {!data && !error && !isUnknown ? <Loading /> : null}
      {!data && error && !isUnknown ? (
        <LoadFailure title="No pudimos mostrar su pedido." error={error} onRetry={reload} />
      ) : null}
    </section>
  );
}
