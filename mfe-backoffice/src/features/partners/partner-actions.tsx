import { usePersistedState } from '@lacteos/ui/antd';
import type { AdminPartner } from '@lacteos/contracts/schemas';
import { Button } from 'antd';

import { ActiveSwitch } from '#features/editing';
import { usePartnerStatus } from './save-partner';
import { PartnerDialog } from './partner-dialog';

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
  return (
    <>
      <Button type="text" size="small" aria-label={`Ver ${partner.name}`} onClick={() => setOpened(partner)}>
        Ver
      </Button>
      {opened && <PartnerDialog partner={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
