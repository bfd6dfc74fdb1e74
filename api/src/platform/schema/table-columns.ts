import type { TableColumnOptions } from 'typeorm';

type Options = Partial<TableColumnOptions>;

export const tableColumns = {
  id: (name = 'id'): TableColumnOptions => ({
    name,
    type: 'integer',
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  }),
  integer: (name: string, options: Options = {}): TableColumnOptions => ({
    name,
    type: 'integer',
    ...options,
  }),
  varchar: (name: string, length: number, options: Options = {}): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...options,
  }),
  text: (name: string, options: Options = {}): TableColumnOptions => ({ name, type: 'text', ...options }),
  /** Up to 16 MB; `text` holds 64 KB on MariaDB. */
  longText: (name: string, options: Options = {}): TableColumnOptions => ({
    name,
    type: 'mediumtext',
    ...options,
  }),
  boolean: (name: string, options: Options = {}): TableColumnOptions => ({
    name,
    type: 'boolean',
    ...options,
  }),
  /** UTC, milliseconds. */
  timestamp: (name: string, options: Options = {}): TableColumnOptions => ({
    name,
    type: 'datetime',
    precision: 3,
    ...options,
  }),
  /** Whole centavos. */
  money: (name: string, options: Options = {}): TableColumnOptions => ({ name, type: 'bigint', ...options }),
};
