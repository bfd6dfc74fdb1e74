import type { ShownPartner } from '@lacteos/contracts/schemas';
import { dayHoursText, HOURS_DAYS, openStateAt } from '@lacteos/contracts/stores/store-hours';
import { colombianTime } from '@lacteos/contracts/time/colombian-day';
import disclosure from './disclosure.module.css';
import styles from './partners.module.css';

const MINUTES = 5;
const DAYS = Object.entries(HOURS_DAYS) as [keyof typeof HOURS_DAYS, string][];

export function OpeningHours({ store: { hours, hoursToday } }: { store: ShownPartner }) {
  if (!hours || typeof hoursToday !== 'string') return null;
  const { isOpen, text } = openStateAt(hoursToday, colombianTime(new Date()).slice(0, MINUTES));
  return (
    <details className={`${disclosure['disclosure']} ${styles['hours']}`}>
      <summary>
        <span data-open={isOpen || undefined}>{text}</span>
      </summary>
      <dl>
        {DAYS.map(([day, name]) => (
          <div key={day}>
            <dt>{name}</dt>
            <dd>{dayHoursText(hours[day])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
