import { api, type Page } from '@lacteos/api-client';
import { formatDay } from '@lacteos/ui';
import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import {
  rowsRequest,
  type OfficeColumn,
  type OfficeTableDefinition,
  type TableView,
} from '@lacteos/ui/office';
import styles from './print-sheet.module.css';

/** The API's page limit. */
const AT_ONCE = 200;
/** Larger lists need an export. */
const MAX_ROWS = 1_000;

interface PrintProps<Row> {
  definition: OfficeTableDefinition<Row>;
  columns: readonly OfficeColumn<Row>[];
  view: TableView;
}
interface Printed<Row> {
  rows: readonly Row[];
  total: number;
}

async function readAll<Row>(definition: OfficeTableDefinition<Row>, view: TableView): Promise<Printed<Row>> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const params = { page, pageSize: AT_ONCE, ...rowsRequest(definition, view) };
    const { data, meta }: Page<Row[]> = await api.getPage<Row[]>(definition.path, { params });
    rows.push(...data);
    const total = meta?.total ?? rows.length;
    if (data.length < AT_ONCE || rows.length >= Math.min(total, MAX_ROWS)) return { rows, total };
  }
}

function Sheet<Row>({ definition, columns, printed }: PrintProps<Row> & { printed: Printed<Row> }) {
  const { rows, total } = printed;
  const shown = columns.filter(({ key }) => key !== 'actions');
  return createPortal(
    <section className={styles.printSheet}>
      <h1>{definition.label}</h1>
      <p>
        {formatDay(new Date().toISOString())} · {rows.length} {definition.nouns.many}
        {rows.length < total && ` de ${total}: descargue el archivo para verlos todos`}
      </p>
      <table>
        <thead>
          <tr>
            {shown.map(({ key, title, align }) => (
              <th key={key} data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={definition.rowKey(row)}>
              {shown.map(({ key, render, align }) => (
                <td key={key} data-align={align}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}

/** Prints every filtered row, not only the page; the head repeats on each sheet. */
export function PrintButton<Row>(props: PrintProps<Row>) {
  const { definition, view } = props;
  const { notification } = App.useApp();
  const [printed, setPrinted] = useState<Printed<Row> | null>(null);
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    if (!printed) return undefined;
    const clear = () => setPrinted(null);
    window.addEventListener('afterprint', clear, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', clear);
  }, [printed]);

  const print = async () => {
    setReading(true);
    try {
      setPrinted(await readAll(definition, view));
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      notification.error({ title: 'No se pudo preparar la impresión.', description, role: 'alert' });
    } finally {
      setReading(false);
    }
  };

  return (
    <>
      <Button loading={isReading} onClick={() => void print()}>
        Imprimir
      </Button>
      {printed && <Sheet {...props} printed={printed} />}
    </>
  );
}
