import { api, type ApiError } from '@lacteos/api-client';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import type { Comparison } from '@lacteos/contracts/schemas';
import { formatDay, formatMoney } from '@lacteos/ui';
import { LoadFailure, TextList } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Spin } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { screenStyles } from '#features/screen';

const MAX_SHOWN = 50;
const NO_NAME = 'Factura sin número';

function Findings({ title, rows }: { title: string; rows: ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>
        {title} ({rows.length})
      </h2>
      <TextList>
        {rows.slice(0, MAX_SHOWN).map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </TextList>
      {rows.length > MAX_SHOWN && <p>Se muestran los primeros {MAX_SHOWN}.</p>}
    </section>
  );
}

const OrderLink = ({ id }: { id: number | null }) =>
  id === null ? 'Sin pedido' : <Link to={`/orderstore/${id}`}>Pedido {id}</Link>;

function Result({ comparison }: { comparison: Comparison }) {
  const { ordersWithoutInvoice, invoicesWithoutOrder, differingTotals, missingInvoices } = comparison;
  const { differingLines = [] } = comparison;
  const isClean =
    [ordersWithoutInvoice, invoicesWithoutOrder, differingTotals, missingInvoices, differingLines].flat()
      .length === 0;
  return (
    <>
      <p className={screenStyles.invoicingPageNote}>
        Comparación del {formatDay(comparison.finishedAt)}: {comparison.orders} pedidos pagados y{' '}
        {comparison.invoices} facturas entre {formatDay(comparison.from)} y {formatDay(comparison.to)}.
      </p>
      {isClean && (
        <Alert type="success" showIcon title="Cada pedido pagado tiene su factura por el mismo total." />
      )}
      <Findings
        title="Pedidos pagados sin factura"
        rows={ordersWithoutInvoice.map(({ orderId, total, paidAt }) => (
          <>
            <OrderLink id={orderId} />, pagado el {formatDay(paidAt)}: {formatMoney(total)}
          </>
        ))}
      />
      <Findings
        title="Facturas sin pedido"
        rows={invoicesWithoutOrder.map(({ id, name, identification, total }) => (
          <>
            <Link to={`/admin/invoices_list?invoice_id=${encodeURIComponent(id)}`}>{name ?? NO_NAME}</Link>,
            cliente {identification}: {formatMoney(total)}
          </>
        ))}
      />
      <Findings
        title="Totales diferentes"
        rows={differingTotals.map(({ orderId, name, shopTotal, siigoTotal }) => (
          <>
            <OrderLink id={orderId} />: {formatMoney(shopTotal)} en la tienda, {formatMoney(siigoTotal)} en{' '}
            {name ?? NO_NAME}
          </>
        ))}
      />
      <Findings
        title="Facturas distintas de lo que conservó el comprador"
        rows={differingLines.map(({ orderId, product, invoicedUnits, keptUnits, invoiced, kept }) => (
          <>
            <OrderLink id={orderId} />, {product}: sin IVA: facturado y sin acreditar,{' '}
            {unitsText(invoicedUnits)} por {formatMoney(invoiced)}; conservado, {unitsText(keptUnits)} por{' '}
            {formatMoney(kept)}
          </>
        ))}
      />
      <Findings
        title="Facturas que SIIGO ya no tiene"
        rows={missingInvoices.map(({ orderId, name }) => (
          <>
            {name ?? NO_NAME} · <OrderLink id={orderId} />
          </>
        ))}
      />
    </>
  );
}

export function ComparisonPanel() {
  const comparison = useQuery<Comparison | null, ApiError>({
    queryKey: ['comparison'],
    queryFn: ({ signal }) => api.get<Comparison | null>('/siigo/comparison', { signal }),
  });
  if (comparison.isPending) return <Spin description="Cargando.." />;
  if (comparison.isError) {
    return (
      <LoadFailure
        error={comparison.error}
        isRetrying={comparison.isFetching}
        onRetry={() => void comparison.refetch()}
      />
    );
  }
  if (!comparison.data)
    return <p className={screenStyles.invoicingPageNote}>La primera comparación se hace esta noche.</p>;
  return (
    <div>
      <Result comparison={comparison.data} />
    </div>
  );
}
