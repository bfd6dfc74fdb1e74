import type { LedgerLine } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { formatMoment } from '@lacteos/ui';
import { ledgerQuery, locationsQuery } from './read-product';
import { causeText, deltaText } from './history-texts';
import { HistoryTable } from './history-table';
import styles from './product.module.css';
import { formStyles } from '#features/editing';

function Cause({ line }: { line: LedgerLine }) {
  if (line.orderId === null) return causeText(line);
  return (
    <Link className={formStyles.officeLink} to={`/orderstore/${line.orderId}`}>
      {causeText(line)}
    </Link>
  );
}

const COLUMNS = [
  { title: 'Fecha', render: ({ at }: LedgerLine) => <time dateTime={at}>{formatMoment(at)}</time> },
  { title: 'Causa', render: (line: LedgerLine) => <Cause line={line} /> },
  { title: 'Quién', render: ({ actor }: LedgerLine) => actor ?? 'Sistema' },
  { title: 'Cambio', align: 'right' as const, render: ({ delta }: LedgerLine) => deltaText(delta) },
  {
    title: 'Quedan',
    align: 'right' as const,
    render: ({ balance }: LedgerLine) => <strong>{balance}</strong>,
  },
];

export function StockHistory({ productId }: { productId: number }) {
  const [storeId, setStoreId] = useState(0);
  const [page, setPage] = useState(1);
  const locations = useQuery(locationsQuery(productId));
  const ledger = useQuery(ledgerQuery(productId, storeId, page));
  const chosen = locations.data?.find((location) => location.storeId === storeId);

  if (locations.isPending) return <LoadingSkeleton />;
  if (locations.isError) {
    return (
      <LoadFailure
        error={locations.error}
        isRetrying={locations.isFetching}
        onRetry={() => void locations.refetch()}
      />
    );
  }
  return (
    <div className={styles.productStock}>
      <Radio.Group
        className={styles.productLocations}
        aria-label="Lugar"
        value={storeId}
        onChange={({ target }) => {
          setStoreId(target.value as number);
          setPage(1);
        }}
        options={locations.data.map(({ storeId: value, name, quantity }) => ({
          value,
          label: (
            <>
              {name} <strong>{quantity}</strong>
            </>
          ),
        }))}
      />
      <h3>
        ¿Por qué hay {chosen?.quantity ?? 0} en {chosen?.name}?
      </h3>
      <HistoryTable
        history={ledger}
        columns={COLUMNS}
        page={page}
        onPage={setPage}
        emptyText="En este lugar no ha habido unidades."
      />
    </div>
  );
}
