import { usePersistedState } from '@lacteos/ui/antd';
import type { AdminPartner } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

import { ActiveSwitch } from '#features/editing';
import { usePartnerStatus } from './save-partner';
import { PartnerDialog } from './partner-dialog';

const StoreDrawers = lazy(async () => ({ default: (await import('./store-drawers')).StoreDrawers }));

export function PartnerStatus({ partner }: { partner: AdminPartner }) {
  const { mutateAsync: setStatus, isPending } = usePartnerStatus();
  const { id, name, active } = partner;
  return (
    <ActiveSwitch
      name={name}
      active={active}
      isPending={isPending}
      onToggle={(wanted) => setStatus({ active: wanted, id })}
    />
  );
}

export function PartnerActions({ partner }: { partner: AdminPartner }) {
  // A snapshot: a reload of the list must not change it.
  const [opened, setOpened] = usePersistedState<AdminPartner | null>(`opened partner ${partner.id}`, null);
  const [isShowingDrawers, showDrawers] = useState(false);
  return (
    <>
      <Button type="text" size="small" aria-label={`Ver ${partner.name}`} onClick={() => setOpened(partner)}>
        Ver
      </Button>
      <Button
        type="text"
        size="small"
        aria-label={`Cajas de ${partner.name}`}
        onClick={() => showDrawers(true)}
      >
        Cajas
      </Button>
      {isShowingDrawers && (
        <Suspense fallback={null}>
          <StoreDrawers partner={partner} onClose={() => showDrawers(false)} />
        </Suspense>
      )}
      {opened && <PartnerDialog partner={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
