import { notify } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  CASHIER_ASSIGNED,
  CASHIER_REQUIRED,
  cashierFailureText,
  cashiersQuery,
  CashierTicks,
  useAssignCashiers,
} from '#features/cashiers';
import { failedCall, formStyles } from '#features/editing';
import { useUnsavedGuard } from '@lacteos/ui/antd';
import { OfficePage } from '#features/office-table';
import { STORE_REQUIRED, StoreSelect } from '#features/stock';

const HOME = '/admin/dashboard';

function AssignCashiers() {
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const cashiers = useQuery(cashiersQuery);
  const { mutateAsync: assign, isPending } = useAssignCashiers();
  const [storeId, setStoreId] = usePersistedState<number | null>('cashiers store', null);
  const [userIds, setUserIds] = usePersistedState<number[]>('cashiers', []);
  const [isTried, setTried] = useState(false);
  const isDone = useRef(false);
  useUnsavedGuard(() => !isDone.current && userIds.length > 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (storeId === null) document.getElementById('store')?.focus();
    if (storeId === null || userIds.length === 0) return;
    try {
      await assign({ storeId, userIds });
      isDone.current = true;
      notify('success', CASHIER_ASSIGNED);
      void navigate(HOME);
    } catch (error) {
      const { status, message, isOutcomeUnknown = false } = failedCall(error);
      const description = isOutcomeUnknown ? message : undefined;
      notification.error({ title: cashierFailureText(status), description, role: 'alert', duration: 0 });
    }
  };

  if (cashiers.isError) {
    return (
      <LoadFailure
        error={cashiers.error}
        isRetrying={cashiers.isFetching}
        onRetry={() => void cashiers.refetch()}
      />
    );
  }
  return (
    <form className={formStyles.officeCard} noValidate onSubmit={(event) => void submit(event)}>
      <StoreSelect
        value={storeId}
        problem={isTried && storeId === null ? STORE_REQUIRED : undefined}
        onChange={setStoreId}
      />
      {cashiers.isPending ? (
        <LoadingSkeleton />
      ) : (
        <CashierTicks
          cashiers={cashiers.data}
          ticked={userIds}
          problem={isTried && userIds.length === 0 ? CASHIER_REQUIRED : null}
          onChange={setUserIds}
        />
      )}
      <div className={formStyles.saveBar}>
        <div className={formStyles.saveBarButtons}>
          <Button type="primary" htmlType="submit" loading={isPending} disabled={cashiers.isPending}>
            Asignar cajeros
          </Button>
        </div>
      </div>
    </form>
  );
}

export function AssignCashiersPage() {
  return (
    <OfficePage title="Asignar Cajeros a Tienda">
      <AssignCashiers />
    </OfficePage>
  );
}
