import type { PickupStore } from '@lacteos/contracts/schemas';
import { dayHoursText, HOURS_DAYS, type HoursDay } from '@lacteos/contracts/stores/store-hours';
import styles from './pickup.module.css';

const DAYS = Object.entries(HOURS_DAYS) as [HoursDay, string][];

export function StoreHoursList({ hours }: { hours: PickupStore['hours'] }) {
  if (!hours) return null;
  return (
    <dl className={styles.hours}>
      {DAYS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{dayHoursText(hours[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
