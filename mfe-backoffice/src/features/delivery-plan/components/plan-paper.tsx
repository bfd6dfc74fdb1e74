import { municipalityName } from '@lacteos/contracts/divipola';
import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import type { PickLine, Route, Stop } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import { useEffect } from 'react';

import {
  PaperHead,
  PaperTable,
  paperStyles,
  PrintedSheets,
  Signatures,
  TICK_COLUMN,
  type PaperColumn,
} from '#features/papers';
import { stopsText } from '../model/plan';

export type PrintedPlan =
  | { kind: 'stops'; route: Route }
  | { kind: 'picking'; day: string; lines: readonly PickLine[] };

type NumberedStop = Stop & { place: number };

const STOP_COLUMNS: readonly PaperColumn<NumberedStop>[] = [
  { title: 'N.º', isShort: true, render: ({ place }) => <b className={paperStyles.units}>{place}</b> },
  { title: 'Pedido', isShort: true, render: ({ orderId }) => orderId },
  { title: 'Cliente', isLong: true, render: ({ name }) => name },
  { title: 'Teléfono', isShort: true, render: ({ phone }) => phone },
  {
    title: 'Dirección',
    isLong: true,
    render: ({ address, cityCode, notes }) => (
      <>
        {address}, {municipalityName(cityCode) ?? cityCode}
        {notes && (
          <>
            <br />
            <b>Notas:</b> {notes}
          </>
        )}
      </>
    ),
  },
  { title: 'Unidades', isNumber: true, render: ({ units }) => units },
  { title: 'Frío', isShort: true, render: ({ isCold }) => (isCold ? 'Sí' : '') },
  { title: 'Recibió, hora', render: () => <span className={paperStyles.written} /> },
];

const unitsOf = (rows: readonly { units: number }[]): string =>
  unitsText(rows.reduce((sum, { units }) => sum + units, 0));

function StopListPaper({ route: { id, day, driverName, stops } }: { route: Route }) {
  const rows = stops.map((stop, index) => ({ ...stop, place: index + 1 }));
  return (
    <article className={paperStyles.leaf}>
      <PaperHead
        title={`Ruta ${id}: ${driverName}`}
        count={`${formatLongDay(day)}, ${stopsText(stops.length)}`}
      />
      <PaperTable
        rows={rows}
        rowKey={({ orderId }) => orderId}
        columns={STOP_COLUMNS}
        foot={`${stopsText(stops.length)}, ${unitsOf(stops)}`}
      />
      <Signatures names={['Entrega a la ruta', 'Recibe el repartidor', 'Hora de salida']} />
    </article>
  );
}

const PICK_COLUMNS: readonly PaperColumn<PickLine>[] = [
  TICK_COLUMN,
  { title: 'Unidades', isNumber: true, render: ({ units }) => <b className={paperStyles.units}>{units}</b> },
  {
    title: 'Producto',
    isLong: true,
    render: ({ name, presentation }) => (
      <>
        <b>{name}</b> {presentation}
      </>
    ),
  },
  { title: 'Frío', isShort: true, render: ({ isCold }) => (isCold ? 'Sí' : '') },
];

const PickPaper = ({ day, lines }: { day: string; lines: readonly PickLine[] }) => (
  <article className={paperStyles.leaf}>
    <PaperHead title={`Alistamiento del ${formatLongDay(day)}`} count={unitsOf(lines)} />
    <PaperTable
      rows={lines}
      rowKey={({ productId }) => productId}
      columns={PICK_COLUMNS}
      foot={`${countText(lines.length, 'producto', 'productos')}, ${unitsOf(lines)}`}
    />
    <Signatures names={['Alistó', 'Revisó']} />
  </article>
);

/** Opens the print dialog as soon as the paper is laid out. */
export function PlanPaper({ printed, onPrinted }: { printed: PrintedPlan; onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
    // Once for each paper.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [printed]);
  return (
    <PrintedSheets>
      {printed.kind === 'stops' ? <StopListPaper route={printed.route} /> : <PickPaper {...printed} />}
    </PrintedSheets>
  );
}
