import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import type { ProductCost } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { formatDay, formatMoney } from '@lacteos/ui';
import { DayField, LoadFailure, LoadingSkeleton, MoneyField } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';

import { failedCall, FieldProblem, problemLink } from '#features/editing';
import { costsQuery, useSetCost } from './product-costs';
import styles from './product.module.css';

const MAX_COST = 100_000_000;
const CLOCK = { now: () => new Date() };
const FIELDS = { cost: 'product-cost', from: 'product-cost-from' } as const;
type Problems = Partial<Record<keyof typeof FIELDS, string>>;

function problemsOf(cost: FieldNumber, from: FieldDay): Problems {
  return {
    ...(isUnread(cost) ? { cost: cost.problem } : {}),
    ...(cost === null || cost === undefined ? { cost: 'Escriba el costo, o 0 si ya no se conoce.' } : {}),
    ...(typeof from === 'string' ? {} : { from: 'Escriba un día.' }),
  };
}

function CostForm({ productId, current }: { productId: number; current: number | null }) {
  const today = colombianToday(CLOCK);
  const { notification } = App.useApp();
  const { mutateAsync: set, isPending } = useSetCost(productId);
  const [cost, setCost] = useState<FieldNumber>(current);
  const [from, setFrom] = useState<FieldDay>(today);
  const [problems, setProblems] = useState<Problems>({});
  const show = (found: Problems) => {
    setProblems(found);
    const wrong = found.cost ? FIELDS.cost : found.from && FIELDS.from;
    if (wrong) document.getElementById(wrong)?.focus();
  };
  const save = async () => {
    const found = problemsOf(cost, from);
    show(found);
    if (typeof cost !== 'number' || typeof from !== 'string' || Object.keys(found).length > 0) return;
    try {
      await set({ cost, from });
      notification.success({ title: 'Se guardó el costo', role: 'status' });
    } catch (error) {
      const { message, errors } = failedCall(error);
      show(errors?.['from'] ? { from: String(errors['from']) } : { cost: message });
    }
  };
  return (
    <form
      noValidate
      className={styles.productCostForm}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div>
        <label htmlFor={FIELDS.cost}>Costo por unidad, sin IVA</label>
        <MoneyField
          id={FIELDS.cost}
          {...problemLink(FIELDS.cost, problems.cost)}
          max={MAX_COST}
          value={cost}
          onChange={setCost}
        />
        {problems.cost && <FieldProblem field={FIELDS.cost} problem={problems.cost} />}
      </div>
      <div>
        <label htmlFor={FIELDS.from}>El costo rige desde</label>
        <DayField
          id={FIELDS.from}
          {...problemLink(FIELDS.from, problems.from)}
          max={today}
          value={from}
          onChange={setFrom}
        />
        {problems.from && <FieldProblem field={FIELDS.from} problem={problems.from} />}
      </div>
      <Button htmlType="submit" loading={isPending}>
        Guardar costo
      </Button>
    </form>
  );
}

function CostHistory({ costs }: { costs: readonly ProductCost[] }) {
  if (costs.length === 0) return <p>Todavía no hay un costo: el margen de este producto no se conoce.</p>;
  return (
    <table className={styles.productCosts}>
      <thead>
        <tr>
          <th scope="col">Rige desde</th>
          <th scope="col">Costo</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ from, cost }) => (
          <tr key={from}>
            <th scope="row">{formatDay(from)}</th>
            <td>{cost === null ? 'No se conoce' : formatMoney(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CostCard({ productId }: { productId: number }) {
  const costs = useQuery(costsQuery(productId));
  if (costs.isPending) return <LoadingSkeleton />;
  if (costs.isLoadingError)
    return (
      <LoadFailure
        isPart
        error={costs.error}
        isRetrying={costs.isFetching}
        onRetry={() => void costs.refetch()}
      />
    );
  return (
    <>
      <p>Solo lo ve la oficina. Cada venta usa el costo vigente ese día.</p>
      <CostForm productId={productId} current={costs.data[0]?.cost ?? null} />
      <CostHistory costs={costs.data} />
    </>
  );
}
