import { DayRangeField, NativeSelect } from '@lacteos/ui/antd';
import { useState } from 'react';

import {
  comparedDays,
  COMPARISONS,
  daysUntil,
  PERIODS,
  type Comparison,
  type Days,
  type Period,
} from '../model/period';
import styles from './dashboard.module.css';

interface PeriodBarProps {
  period: Period;
  today: string;
  onChange: (period: Period) => void;
}

export function PeriodBar({ period, today, onChange }: PeriodBarProps) {
  // A half-typed range is ignored.
  const [typed, setTyped] = useState<Partial<Days>>(period.compared ?? {});
  const preset = PERIODS.find(
    ({ days }) => daysUntil(today, days).from === period.from && period.to === today,
  );
  const show = (days: Days, comparison: Comparison) =>
    onChange({ ...days, comparison, compared: comparedDays(days, comparison, period.compared) });
  return (
    <div className={styles.dashboardPeriod} role="search" aria-label="Periodo del tablero">
      <NativeSelect
        aria-label="Periodo"
        value={String(preset?.days)}
        placeholder="Otras fechas"
        options={PERIODS.map(({ days, label }) => ({ value: String(days), label }))}
        onChange={({ target }) => show(daysUntil(today, Number(target.value)), period.comparison)}
      />
      <DayRangeField
        labels={{ from: 'Desde', to: 'Hasta' }}
        value={period}
        onChange={({ from = period.from, to = period.to }) => {
          if (from <= to) show({ from, to }, period.comparison);
        }}
      />
      <NativeSelect
        aria-label="Comparar con"
        value={period.comparison}
        placeholder="Comparar con"
        options={COMPARISONS}
        onChange={({ target }) => show(period, target.value as Comparison)}
      />
      {period.comparison === 'days' && (
        <DayRangeField
          labels={{ from: 'Comparar desde', to: 'Comparar hasta' }}
          value={period.compared ?? typed}
          onChange={(range) => {
            setTyped(range);
            const { from, to } = range;
            if (from && to) onChange({ ...period, compared: { from, to } });
          }}
        />
      )}
    </div>
  );
}
