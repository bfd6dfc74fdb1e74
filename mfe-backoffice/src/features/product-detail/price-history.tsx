import type { PriceChange } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pricesQuery } from './read-product';
import { HistoryTable } from './history-table';

const COLUMNS = [
  { title: 'Fecha', render: ({ at }: PriceChange) => <time dateTime={at}>{formatMoment(at)}</time> },
  { title: 'Quién', render: ({ actor }: PriceChange) => actor ?? 'Sistema' },
  {
    title: 'Antes',
    align: 'right' as const,
    render: ({ before }: PriceChange) => (before === null ? '–' : formatMoney(before)),
  },
  {
    title: 'Después',
    align: 'right' as const,
    render: ({ after }: PriceChange) => <strong>{formatMoney(after)}</strong>,
  },
];

export function PriceHistory({ productId }: { productId: number }) {
  const [page, setPage] = useState(1);
  const prices = useQuery(pricesQuery(productId, page));
  return (
    <HistoryTable
      history={prices}
      columns={COLUMNS}
      page={page}
      onPage={setPage}
      emptyText="El precio no ha cambiado desde que se lleva este historial."
    />
  );
}
