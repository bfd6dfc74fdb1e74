import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { QuantityField } from '@lacteos/ui/antd';
import { Button } from 'antd';
import { memo } from 'react';

import { cellOf, factoryRemainder } from './restock-grid';
import { FactoryRemainder, type RestockSheetProps } from './restock-sheet';
import styles from './restock.module.css';

interface StepperProps {
  cell: string;
  label: string;
  units: FieldNumber;
  isFactoryEmpty: boolean;
  onType: (cell: string, units: FieldNumber) => void;
}

const Stepper = memo(function Stepper({ cell, label, units, isFactoryEmpty, onType }: StepperProps) {
  const isText = isUnread(units);
  const count = typeof units === 'number' ? units : 0;
  return (
    <div className={styles.stepper}>
      <Button
        icon={<MinusOutlined />}
        aria-label={`Una unidad menos de ${label}`}
        disabled={isText || count === 0}
        onClick={() => onType(cell, count > 1 ? count - 1 : null)}
      />
      <div>
        <QuantityField
          id={cell}
          aria-label={`Unidades de ${label}`}
          placeholder="0"
          value={units}
          onChange={(value) => onType(cell, value)}
        />
      </div>
      <Button
        icon={<PlusOutlined />}
        aria-label={`Una unidad más de ${label}`}
        disabled={isText || isFactoryEmpty}
        onClick={() => onType(cell, count + 1)}
      />
    </div>
  );
});

export function RestockCards({ rows, stores, typed, onType }: RestockSheetProps) {
  return (
    <ul className={styles.cards} aria-label="Unidades por tienda">
      {rows.map((row) => (
        <li key={row.id}>
          <h2 className={styles.name}>{row.name}</h2>
          <p>
            {row.code} · {row.slug} · en fábrica: <FactoryRemainder row={row} typed={typed} />
          </p>
          <ul>
            {stores.map(({ id, name }) => (
              <li key={id}>
                <span>
                  {name}
                  <small>hay {row.levels.find(({ storeId }) => storeId === id)?.quantity ?? 0}</small>
                </span>
                <Stepper
                  cell={cellOf(row.id, id)}
                  label={`${row.name} para ${name}`}
                  units={typed[cellOf(row.id, id)] ?? null}
                  isFactoryEmpty={factoryRemainder(row, typed) <= 0}
                  onType={onType}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
