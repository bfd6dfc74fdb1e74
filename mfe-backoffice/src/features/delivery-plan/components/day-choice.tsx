import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { DayField } from '@lacteos/ui/antd';
import { Button } from 'antd';
import { useState } from 'react';

import styles from '../stops/plan.module.css';

interface DayChoiceProps {
  day: string;
  isLoading: boolean;
  onChange: (day: string) => void;
  onReload: () => void;
}

export function DayChoice({ day, isLoading, onChange, onReload }: DayChoiceProps) {
  const [typed, setTyped] = useState<FieldDay>(day);
  const choose = (chosen: string) => {
    setTyped(chosen);
    onChange(chosen);
  };
  const today = colombianDay(new Date());
  return (
    <div className={styles.dayChoice}>
      <Button aria-label="Día anterior" onClick={() => choose(dayAfter(day, -1))}>
        <LeftOutlined aria-hidden />
      </Button>
      <DayField
        aria-label="Día de las entregas"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (typeof value === 'string') onChange(value);
        }}
      />
      <Button aria-label="Día siguiente" onClick={() => choose(dayAfter(day))}>
        <RightOutlined aria-hidden />
      </Button>
      <Button disabled={day === today} onClick={() => choose(today)}>
        Hoy
      </Button>
      <Button loading={isLoading} onClick={onReload}>
        Actualizar
      </Button>
    </div>
  );
}
