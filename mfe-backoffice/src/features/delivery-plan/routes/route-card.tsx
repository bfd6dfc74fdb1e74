import type { Route } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { papersLink } from '#features/papers';
import { inOrder, stopsText } from '../model/plan';
import { RouteDialog } from './route-dialog';
import { RouteLinkDialog } from './route-link-dialog';
import { RouteStops } from './route-stops';
import { StopFacts } from '../stops/stop-facts';
import { useRouteOrder } from './use-route-order';
import { useRouteQuestions } from './use-route-questions';
import styles from '../stops/plan.module.css';

interface RouteCardProps {
  route: Route;
  onPrint: (route: Route) => void;
}

const stateOf = ({ hasLeft, leftAt }: Route): string => {
  if (!hasLeft) return 'Por salir';
  return leftAt ? `Salió el ${formatMoment(leftAt)}` : 'Salió';
};

export function RouteCard({ route, onPrint }: RouteCardProps) {
  const { id, driverName, hasLeft, day } = route;
  const [opened, setOpened] = useState<'link' | 'driver' | null>(null);
  const { ids, isSaving, reorder } = useRouteOrder(route);
  const { askToLeave, askToDelete, isLeaving } = useRouteQuestions(route);
  const stops = inOrder(route.stops, ids);
  const papers = stops.map(({ orderId }) => ({ id: orderId }));
  return (
    <section className={formStyles.officeCard} aria-labelledby={`route-${id}`}>
      <div className={styles.cardHead}>
        <h3 id={`route-${id}`}>
          Ruta {id}: {driverName}
        </h3>
        <StatusText tone={hasLeft ? 'good' : 'open'}>{stateOf(route)}</StatusText>
        <span className={styles.soft} role="status">
          {isSaving ? 'Guardando el orden…' : stopsText(stops.length)}
        </span>
      </div>
      <div className={styles.actions}>
        {!hasLeft && (
          <Button type="primary" disabled={isSaving} loading={isLeaving} onClick={askToLeave}>
            Salió
          </Button>
        )}
        <Button onClick={() => setOpened('link')}>Enlace del repartidor</Button>
        <Button onClick={() => onPrint({ ...route, stops })}>Imprimir paradas</Button>
        {!hasLeft && <Button onClick={() => setOpened('driver')}>Cambiar repartidor</Button>}
        {!hasLeft && (
          <Button danger onClick={askToDelete}>
            Borrar ruta
          </Button>
        )}
        <Link className={formStyles.officeLink} to={papersLink(papers, 'packing')}>
          Remisiones
        </Link>
        <Link className={formStyles.officeLink} to={papersLink(papers, 'labels')}>
          Rótulos
        </Link>
      </div>
      {hasLeft ? (
        <ol className={styles.stops} aria-label={`Paradas de la ruta ${id}`}>
          {stops.map((stop, place) => (
            <li key={stop.orderId}>
              <span className={styles.place}>{place + 1}</span>
              <StopFacts stop={stop} />
            </li>
          ))}
        </ol>
      ) : (
        <RouteStops route={route} ids={ids} onReorder={reorder} />
      )}
      {opened === 'link' && <RouteLinkDialog route={route} onClose={() => setOpened(null)} />}
      {opened === 'driver' && (
        <RouteDialog day={day} route={route} orderIds={ids} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
