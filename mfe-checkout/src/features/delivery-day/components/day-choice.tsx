import { dayClosedText } from '@lacteos/contracts/delivery/delivery-texts';
import type { DeliveryDay } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { nextDays } from '../model/day-choice';
import { longDayText } from '../model/day-text';
import styles from './delivery-day.module.css';

interface DayChoiceProps {
  days: readonly DeliveryDay[];
  now: string;
  chosen: string | null;
  /** Chosen before it closed: it stays in sight with its reason. */
  lost: string | null;
  onChoose: (day: string) => void;
}

interface DayOptionProps {
  day: DeliveryDay;
  now: string;
  group: string;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

const DayOption = ({ day, now, group, isChosen, onChoose }: DayOptionProps) => (
  <li>
    <label className={styles.day} data-open={day.isOpen} data-chosen={isChosen}>
      <input
        type="radio"
        name={group}
        value={day.day}
        checked={isChosen}
        disabled={!day.isOpen}
        onChange={() => onChoose(day.day)}
      />
      <strong>{longDayText(day.day)}</strong> <span className={styles.why}>{dayClosedText(day, now)}</span>
    </label>
  </li>
);

/** The open days to choose from; each closed one says why. */
export function DayChoice({ days, now, chosen, lost, onChoose }: DayChoiceProps) {
  const group = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? days : nextDays(days, chosen ?? lost);
  return (
    <fieldset className={styles.days}>
      <legend>¿Qué día lo recibe?</legend>
      <ul>
        {shown.map((day) => (
          <DayOption
            key={day.day}
            day={day}
            now={now}
            group={group}
            isChosen={day.day === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {shown.length < days.length && (
        <Button type="link" className={styles.more} onClick={() => setIsWhole(true)}>
          Ver más días
        </Button>
      )}
    </fieldset>
  );
}
