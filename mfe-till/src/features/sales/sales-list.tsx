import type { TillSale } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import {
  Alert,
  Button,
  formatListMoment,
  formatMoney,
  notify,
  SelectField,
  Skeleton,
  TextField,
} from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { COUNTER_METHODS, methodOf } from '#features/payment';
import { receiptPaper, type Printer } from '#features/receipt';
import { errorText, ReadFailure, useRead } from '#features/screen';
import { listSales, PAGE_SIZE, readReceipt, type SalesFilter, type SalesPage } from './list-sales';
import styles from './sales.module.css';

const METHODS = COUNTER_METHODS.map(({ key }) => ({
  value: methodOf(key).label,
  label: methodOf(key).label,
}));
const STATES: Readonly<Record<TillSale['state'], string>> = {
  valid: 'Vendida',
  'partly returned': 'Devuelta en parte',
  returned: 'Devuelta',
  void: 'Anulada',
};
const TYPING_MS = 250;

interface SalesListProps {
  printer: Printer;
  /** Changes when sales changed. */
  version: string;
  onVoid: (sale: TillSale) => void;
}

/** The value once typing pauses. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Filters({
  filter,
  onChange,
}: {
  filter: SalesFilter;
  onChange: (part: Partial<SalesFilter>) => void;
}) {
  return (
    <div role="search" className={styles.filters}>
      <TextField
        label="Buscar ventas"
        type="search"
        autoComplete="off"
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <SelectField
        label="Método"
        placeholder="Todos"
        options={METHODS}
        value={filter.paymentMethod}
        onChange={(event) => onChange({ paymentMethod: event.target.value })}
      />
      <TextField
        label="Día"
        type="date"
        value={filter.day}
        onChange={(event) => onChange({ day: event.target.value || colombianDay(new Date()) })}
      />
    </div>
  );
}

function Totals({ totals }: Pick<SalesPage, 'totals'>) {
  if (totals.length === 0) return null;
  return (
    <dl className={styles.totals} aria-label="Totales por método">
      {totals.map(({ method, amount }) => (
        <div key={method}>
          <dt>{method}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const methodText = ({ parts, paymentMethod }: TillSale): string =>
  parts.length > 1
    ? parts.map(({ method, amount }) => `${method} ${formatMoney(amount)}`).join(' + ')
    : paymentMethod;

function SaleRow({ sale, printer, onVoid }: Omit<SalesListProps, 'version'> & { sale: TillSale }) {
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      printer.print(receiptPaper(await readReceipt(sale.id), printer.setting.width));
    } catch (error) {
      notify('error', 'No se imprimió', errorText(error));
    } finally {
      setPrinting(false);
    }
  };
  return (
    <tr>
      <th scope="row">{sale.id}</th>
      <td>{formatListMoment(sale.createdAt).slice(11)}</td>
      <td className={styles.name}>{sale.customer}</td>
      <td>{methodText(sale)}</td>
      <td>{STATES[sale.state]}</td>
      <td>{sale.invoiceNumber ?? 'En trámite'}</td>
      <td>{formatMoney(sale.totalPrice)}</td>
      <td>
        <Button
          look="quiet"
          isPending={isPrinting}
          aria-label={`Imprimir el recibo de la venta ${sale.id}`}
          onClick={() => void print()}
        >
          Recibo
        </Button>
        {sale.canVoid ? (
          <Button look="quiet" aria-label={`Anular la venta ${sale.id}`} onClick={() => onVoid(sale)}>
            Anular
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function SaleTable({ sales, ...actions }: Omit<SalesListProps, 'version'> & { sales: readonly TillSale[] }) {
  return (
    <div className={styles.list} role="region" aria-label="Tabla de ventas" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Venta', 'Hora', 'Cliente', 'Método', 'Estado', 'Factura', 'Total'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <SaleRow key={sale.id} sale={sale} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sales of the store on a day, with what was paid by method. */
export function SalesList({ printer, version, onVoid }: SalesListProps) {
  const [filter, setFilter] = useState<SalesFilter>(() => ({
    day: colombianDay(new Date()),
    search: '',
    paymentMethod: '',
    page: 1,
  }));
  const search = useSettled(filter.search);
  const asked = { ...filter, search };
  const read = useRead(`sales ${version} ${JSON.stringify(asked)}`, (signal) => listSales(asked, signal));
  const { data } = read;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  return (
    <>
      <Filters filter={filter} onChange={(part) => setFilter({ ...filter, page: 1, ...part })} />
      <ReadFailure read={read} />
      {!data && !read.error ? <Skeleton rows={4} /> : null}
      {data ? <Totals totals={data.totals} /> : null}
      {data && data.sales.length > 0 ? (
        <SaleTable sales={data.sales} printer={printer} onVoid={onVoid} />
      ) : null}
      {data?.sales.length === 0 ? <Alert kind="info">No hay ventas con este filtro.</Alert> : null}
      {pages > 1 ? (
        <nav aria-label="Páginas de ventas" className={styles.pages}>
          <Button
            look="secondary"
            disabled={filter.page <= 1}
            onClick={() => setFilter({ ...filter, page: filter.page - 1 })}
          >
            Anterior
          </Button>
          <span>
            Página {filter.page} de {pages}
          </span>
          <Button
            look="secondary"
            disabled={filter.page >= pages}
            onClick={() => setFilter({ ...filter, page: filter.page + 1 })}
          >
            Siguiente
          </Button>
        </nav>
      ) : null}
    </>
  );
}
