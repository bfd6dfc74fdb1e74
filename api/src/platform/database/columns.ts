import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, type ColumnOptions } from 'typeorm';

/** UTC with milliseconds, on both dialects. */
export const timestampColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** Whole centavos; MariaDB sends bigints as text, the entity holds a number. */
export const moneyColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({
    type: 'bigint',
    transformer: {
      to: (amount: Centavos | null | undefined) => amount,
      from: (stored: string | number | null) => (stored === null ? null : Number(stored)),
    },
    ...options,
  });
