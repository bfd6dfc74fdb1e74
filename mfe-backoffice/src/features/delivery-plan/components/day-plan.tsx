import type { DayPlan as Plan, Route } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { formatLongDay, useAddress } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { planQuery } from '../model/plan-calls';
import { canJoinRoute, stopIds } from '../model/plan';
import { DayChoice } from './day-choice';
import { PickList } from './pick-list';
import { PlanPaper, type PrintedPlan } from './plan-paper';
import { RouteCard } from '../routes/route-card';
import { RouteChoice } from '../routes/route-choice';
import { ZoneGroup } from './zone-group';
import styles from '../stops/plan.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Routes({ routes, onPrint }: { routes: readonly Route[]; onPrint: (route: Route) => void }) {
  return (
    <>
      <h2>Rutas</h2>
      {routes.length === 0 && (
        <p className={styles.soft}>Seleccione pedidos y cree la primera ruta del día.</p>
      )}
      {routes.map((route) => (
        <RouteCard key={route.id} route={route} onPrint={onPrint} />
      ))}
    </>
  );
}

function LoadedPlan({ plan }: { plan: Plan }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [printed, setPrinted] = useState<PrintedPlan | null>(null);
  const free = stopIds(plan.zones.flatMap(({ stops }) => stops).filter(canJoinRoute));
  const selected = free.filter((id) => chosen.has(id));
  const select = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2>Pedidos del {formatLongDay(plan.day)}</h2>
          {plan.zones.length === 0 && (
            <p className={styles.soft}>No hay pedidos para este día, ni pedidos pagados sin día.</p>
          )}
          {plan.zones.map((zone) => (
            <ZoneGroup
              key={`${zone.group} ${zone.zoneId}`}
              zone={zone}
              day={plan.day}
              routes={plan.routes}
              selected={chosen}
              onSelect={select}
            />
          ))}
        </div>
        <div className={styles.column}>
          <Routes routes={plan.routes} onPrint={(route) => setPrinted({ kind: 'stops', route })} />
          <PickList
            lines={plan.pickList}
            onPrint={() => setPrinted({ kind: 'picking', day: plan.day, lines: plan.pickList })}
          />
        </div>
      </div>
      {selected.length > 0 && (
        <RouteChoice
          day={plan.day}
          routes={plan.routes}
          orderIds={selected}
          onDone={() => setChosen(new Set())}
        />
      )}
      {printed && <PlanPaper printed={printed} onPrinted={() => setPrinted(null)} />}
    </>
  );
}

/** The day stands in the address. */
export function DayPlan() {
  const [address, changeAddress] = useAddress();
  const named = address.get('day') ?? '';
  const day = DAY.test(named) ? named : colombianDay(new Date());
  const plan = useQuery(planQuery(day));
  const choose = (next: string) =>
    changeAddress(
      (params) => {
        params.set('day', next);
        return params;
      },
      { replace: true },
    );
  return (
    <>
      <DayChoice
        day={day}
        isLoading={plan.isFetching}
        onChange={choose}
        onReload={() => void plan.refetch()}
      />
      {plan.isPending && <LoadingSkeleton />}
      {plan.isError && (
        <LoadFailure
          isPart
          error={plan.error}
          isRetrying={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      )}
      {plan.data && <LoadedPlan key={day} plan={plan.data} />}
    </>
  );
}
