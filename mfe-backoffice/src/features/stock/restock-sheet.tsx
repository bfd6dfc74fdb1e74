import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { RestockRow, StoreSummary } from '@lacteos/contracts/schemas';
import { QuantityField } from '@lacteos/ui/antd';
import { memo } from 'react';

import { cellOf, factoryRemainder, type TypedUnits } from './restock-grid';
import styles from './restock.module.css';

export interface RestockSheetProps {
  rows: readonly RestockRow[];
  stores: readonly StoreSummary[];
  typed: TypedUnits;
  onType: (cell: string, units: FieldNumber) => void;
}
interface UnitsProps {
  cell: string;
  name: string;
  level: number;
  units: FieldNumber;
  onType: (cell: string, units: FieldNumber) => void;
}

const Units = memo(function Units({ cell, name, level, units, onType }: UnitsProps) {
  return (
    <div className={styles.units}>
      <span>{level}</span>
      <QuantityField
        id={cell}
        aria-label={name}
        size="small"
        value={units}
        onChange={(value) => onType(cell, value)}
      />
    </div>
  );
});

export function FactoryRemainder({ row, typed }: { row: RestockRow; typed: TypedUnits }) {
  const left = factoryRemainder(row, typed);
  if (left < 0) return <span className={styles.short}>{`Faltan ${-left}`}</span>;
  return <>{left === row.factory ? row.factory : `${row.factory} → ${left}`}</>;
}

export function RestockSheet({ rows, stores, typed, onType }: RestockSheetProps) {
  return (
    <div className={styles.sheet} role="region" aria-label="Unidades por tienda" tabIndex={0}>
      <table aria-label="Unidades por tienda">
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Fábrica</th>
            {stores.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
                <small>hay · enviar</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                <small>
                  {row.code} · {row.slug}
                </small>
              </th>
              <td>
                <FactoryRemainder row={row} typed={typed} />
              </td>
              {stores.map(({ id, name }) => (
                <td key={id}>
                  <Units
                    cell={cellOf(row.id, id)}
                    name={`Unidades de ${row.name} para ${name}`}
                    level={row.levels.find(({ storeId }) => storeId === id)?.quantity ?? 0}
                    units={typed[cellOf(row.id, id)] ?? null}
                    onType={onType}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
