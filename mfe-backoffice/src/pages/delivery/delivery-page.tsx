import { useAddress } from '@lacteos/ui';
import { Tabs } from 'antd';

import { DayPlan } from '#features/delivery-plan';
import { ClosedDays, PromisePreview, ZoneList } from '#features/delivery-zones';
import { OfficePage } from '#features/office-table';
import styles from './delivery-page.module.css';

const Zones = () => (
  <div className={styles.zones}>
    <ZoneList />
    <PromisePreview />
    <ClosedDays />
  </div>
);

const TABS = [
  { key: 'plan', label: 'Plan del día', children: <DayPlan /> },
  { key: 'zones', label: 'Zonas', children: <Zones /> },
];

export function DeliveryPage() {
  const [address, changeAddress] = useAddress();
  const tab = address.get('tab') === 'zones' ? 'zones' : 'plan';
  return (
    <OfficePage title="Entregas">
      <Tabs
        destroyOnHidden
        activeKey={tab}
        items={TABS}
        onChange={(key) =>
          changeAddress((params) => {
            params.set('tab', key);
            return params;
          })
        }
      />
    </OfficePage>
  );
}
