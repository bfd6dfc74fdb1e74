import { countText } from '@lacteos/contracts/parsing/count-text';
import type { PlanZone, Route, Stop } from '@lacteos/contracts/schemas';
import { Button, Checkbox, Progress } from 'antd';

import { formStyles } from '#features/editing';
import { saveFile } from '#features/exports';
import { courierCsv } from '../model/courier-csv';
import { canJoinRoute, loadText, stopIds } from '../model/plan';
import { StopFacts } from '../stops/stop-facts';
import styles from '../stops/plan.module.css';

interface ZoneGroupProps {
  zone: PlanZone;
  day: string;
  routes: readonly Route[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isChosen: boolean) => void;
}

const PERCENT = 100;
const percentOf = (booked: number, capacity: number): number =>
  Math.min(PERCENT, Math.round((booked * PERCENT) / capacity));

function StopRow({ stop, routes, isSelected, onSelect }: StopRowProps) {
  const driver = routes.find(({ id }) => id === stop.routeId)?.driverName;
  return (
    <li>
      {canJoinRoute(stop) ? (
        <Checkbox
          className={styles.choose ?? ''}
          aria-label={`Seleccionar el pedido ${stop.orderId}`}
          checked={isSelected}
          onChange={({ target }) => onSelect([stop.orderId], target.checked)}
        />
      ) : (
        <span className={styles.noChoice} />
      )}
      <StopFacts stop={stop} />
      {stop.routeId !== null && (
        <span className={`${styles.soft} ${styles.inRoute}`}>
          Ruta {stop.routeId}
          {driver && `: ${driver}`}
        </span>
      )}
    </li>
  );
}
interface StopRowProps extends Pick<ZoneGroupProps, 'routes' | 'onSelect'> {
  stop: Stop;
  isSelected: boolean;
}

/** Orders of a zone, late ones or those without a day. */
export function ZoneGroup({ zone, day, routes, selected, onSelect }: ZoneGroupProps) {
  const { name, booked, capacity, total, stops, zoneId, group } = zone;
  const free = stops.filter(canJoinRoute);
  const areAllSelected = free.length > 0 && free.every(({ orderId }) => selected.has(orderId));
  const key = `zone-${group}-${zoneId ?? 0}`;
  return (
    <section className={formStyles.officeCard} aria-labelledby={key}>
      <div className={styles.cardHead}>
        <h3 id={key}>{name}</h3>
        <span className={styles.soft}>{loadText(zone)}</span>
        {stops.length > 0 && (
          <Button onClick={() => saveFile(new Blob([courierCsv(stops)]), `entregas-${day}-${name}.csv`)}>
            CSV para transportadora
          </Button>
        )}
      </div>
      {capacity !== null && (
        <Progress
          aria-label={`Cupo de ${name}`}
          percent={percentOf(booked, capacity)}
          size="small"
          showInfo={false}
        />
      )}
      {free.length > 1 && (
        <Checkbox
          className={styles.selectAll ?? ''}
          checked={areAllSelected}
          onChange={({ target }) => onSelect(stopIds(free), target.checked)}
        >
          Seleccionar todos ({free.length})
        </Checkbox>
      )}
      {stops.length === 0 && <p className={styles.soft}>Sin pedidos para este día.</p>}
      {stops.length > 0 && (
        <ul className={styles.stops} aria-label={`Pedidos de ${name}`}>
          {stops.map((stop) => (
            <StopRow
              key={stop.orderId}
              stop={stop}
              routes={routes}
              isSelected={selected.has(stop.orderId)}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
      {total > stops.length && (
        <p className={styles.soft}>
          Aquí se ven los primeros {stops.length} de {countText(total, 'pedido', 'pedidos')}.
        </p>
      )}
    </section>
  );
}
