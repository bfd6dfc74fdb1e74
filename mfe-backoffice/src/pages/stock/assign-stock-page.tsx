import { notify } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { failedCall, formStyles } from '#features/editing';
import { useUnsavedGuard } from '@lacteos/ui/antd';
import { OfficePage } from '#features/office-table';
import {
  ASSIGNED,
  assignmentOf,
  type AssignmentProblems,
  factoryStockQuery,
  NOT_ASSIGNED,
  ProductTicks,
  StoreSelect,
  type TickedStock,
  useAssignStock,
} from '#features/stock';

const HOME = '/admin/dashboard';

const focusOn = (id: string): void => document.getElementById(id)?.focus();

function firstProblem({ store, stock }: AssignmentProblems): string {
  const [productId] = Object.keys(stock);
  return store || productId === undefined ? 'store' : `stock-${productId}`;
}

function AssignStock() {
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const products = useQuery(factoryStockQuery);
  const { mutateAsync: assign, isPending } = useAssignStock();
  const [storeId, setStoreId] = usePersistedState<number | null>('stock store', null);
  const [ticked, setTicked] = usePersistedState<TickedStock>('stock', {});
  const [problems, setProblems] = useState<AssignmentProblems | null>(null);
  const isDone = useRef(false);
  useUnsavedGuard(() => !isDone.current && Object.keys(ticked).length > 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = assignmentOf(storeId, ticked);
    if ('problems' in read) {
      setProblems(read.problems);
      focusOn(firstProblem(read.problems));
      return;
    }
    setProblems(null);
    try {
      await assign(read.assignment);
      isDone.current = true;
      notify('success', ASSIGNED.title, ASSIGNED.text);
      void navigate(HOME);
    } catch (error) {
      const { status, message, isOutcomeUnknown = false } = failedCall(error);
      const description = status === 409 || isOutcomeUnknown ? message : undefined;
      notification.error({ title: NOT_ASSIGNED, description, role: 'alert', duration: 0 });
    }
  };

  if (products.isError) {
    return (
      <LoadFailure
        error={products.error}
        isRetrying={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    );
  }
  return (
    <form className={formStyles.officeCard} noValidate onSubmit={(event) => void submit(event)}>
      <StoreSelect value={storeId} problem={problems?.store} onChange={setStoreId} />
      {products.isPending ? (
        <LoadingSkeleton />
      ) : (
        <ProductTicks products={products.data} ticked={ticked} problems={problems} onChange={setTicked} />
      )}
      <div className={formStyles.saveBar}>
        <div className={formStyles.saveBarButtons}>
          <Button type="primary" htmlType="submit" loading={isPending} disabled={products.isPending}>
            Asignar stock
          </Button>
        </div>
      </div>
    </form>
  );
}

export function AssignStockPage() {
  return (
    <OfficePage title="Asignar Stock a Tienda">
      <AssignStock />
    </OfficePage>
  );
}
