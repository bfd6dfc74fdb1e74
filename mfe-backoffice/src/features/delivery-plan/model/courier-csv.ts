import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import type { Stop } from '@lacteos/contracts/schemas';

/** Excel needs it to read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Texts that a spreadsheet would run as formulas (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const COLUMNS: readonly (readonly [title: string, value: (stop: Stop) => string])[] = [
  ['Pedido', ({ orderId }) => String(orderId)],
  ['Destinatario', ({ name }) => name],
  ['Teléfono', ({ phone }) => phone],
  ['Dirección', ({ address }) => address],
  ['Ciudad', ({ cityCode }) => municipalityName(cityCode) ?? cityCode],
  ['Departamento', ({ cityCode }) => departmentName(cityCode.slice(0, 2)) ?? ''],
  ['Código DANE', ({ cityCode }) => cityCode],
  ['Notas', ({ notes }) => notes],
  ['Unidades', ({ units }) => String(units)],
  ['Frío', ({ isCold }) => (isCold ? 'SI' : 'NO')],
];

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** With semicolons: Excel in Colombia opens a file with commas in one column. */
export function courierCsv(stops: readonly Stop[]): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...stops.map((stop) => COLUMNS.map(([, value]) => value(stop))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
