import type { OrderRow } from '@lacteos/contracts/schemas';
import { LinkFromList } from '@lacteos/ui';

import type { OfficeColumn } from '@lacteos/ui/office';

export const ORDER_LINK_COLUMN: OfficeColumn<OrderRow> = {
  key: 'id',
  title: 'Id pedido',
  sort: 'id',
  isEssential: true,
  fixed: 'left',
  width: 110,
  render: ({ id }) => (
    <LinkFromList to={`/admin/order/${id}`} aria-label={`Detalles del pedido ${id}`}>
      {id}
    </LinkFromList>
  ),
};
