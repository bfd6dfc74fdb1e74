import type { OrderRow } from '@lacteos/contracts/schemas';
import { formatLongDay, formatMoney, SelectField, TextField } from '@lacteos/ui';
import { useOrderedProducts, useRecentOrders } from './claim-calls';
import { FIELD_PREFIX, type PartProps } from './claim-problems';

const ID = `${FIELD_PREFIX}orderId`;

export function OrderNumber({ draft, problems, set }: PartProps) {
  return (
    <TextField
      label="Número de pedido"
      isOptional
      inputMode="numeric"
      id={ID}
      value={draft.orderId}
      error={problems['orderId']}
      onChange={({ target }) => set({ orderId: target.value })}
    />
  );
}

const optionOf = ({ id, createdAt, totalPrice }: OrderRow) => ({
  value: String(id),
  label: `Pedido ${id}, ${formatLongDay(createdAt)}, ${formatMoney(totalPrice)}`,
});

interface OrderChoiceProps extends PartProps {
  customerId: number;
  hasProduct: boolean;
}

export function OrderChoice({ customerId, hasProduct, ...part }: OrderChoiceProps) {
  const { draft, problems, set } = part;
  const { data: orders, error } = useRecentOrders(customerId);
  if (error !== undefined && !orders) return <OrderNumber {...part} />;
  const options = (orders ?? []).map(optionOf);
  if (draft.orderId && !options.some(({ value }) => value === draft.orderId))
    options.unshift({ value: draft.orderId, label: `Pedido ${draft.orderId}` });
  if (orders && options.length === 0) return null;
  return (
    <>
      <SelectField
        label="Pedido"
        isOptional
        id={ID}
        placeholder={orders ? 'Ninguno' : 'Cargando sus pedidos…'}
        options={options}
        value={draft.orderId}
        error={problems['orderId']}
        onChange={({ target }) => set({ orderId: target.value, productId: '' })}
      />
      {draft.orderId && !hasProduct ? <ProductChoice {...part} /> : null}
    </>
  );
}

function ProductChoice({ draft, problems, set }: PartProps) {
  const { data, isPrevious } = useOrderedProducts(draft.orderId);
  if (!data || isPrevious) return null;
  return (
    <SelectField
      label="Producto del pedido"
      isOptional
      id={`${FIELD_PREFIX}productId`}
      placeholder="Todo el pedido"
      options={data.orderItems.map(({ Product: { id, name } }) => ({ value: String(id), label: name }))}
      value={draft.productId}
      error={problems['productId']}
      onChange={({ target }) => set({ productId: target.value })}
    />
  );
}
