import { PAYMENT_METHODS, REGISTRATION_ONLY_METHODS } from '@lacteos/contracts';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';

import { DELIVERY_TEXTS, PAYMENT_TEXTS, STATUS_TEXTS } from '../model/order-texts';
import { isFiltered, withoutFilters, type OrdersView } from '../model/orders-view';
import { ColumnChooser } from './column-chooser';

interface OrdersFiltersProps {
  view: OrdersView;
  onChange: (view: OrdersView) => void;
}

const FLAG_FILTERS = [
  { flag: 'active', label: 'Estado', texts: STATUS_TEXTS },
  { flag: 'isPaid', label: 'Pago', texts: PAYMENT_TEXTS },
  { flag: 'isDelivered', label: 'Envío', texts: DELIVERY_TEXTS },
] as const;

const METHODS = [...PAYMENT_METHODS, ...REGISTRATION_ONLY_METHODS].map((name) => ({
  value: name,
  label: name,
}));

const flagOptions = (texts: { true: string; false: string }) => [
  { value: 'true', label: texts.true },
  { value: 'false', label: texts.false },
];

/** The free text is sent with Enter or the button; a text changed by the address (back, a link) shows at once. */
function SearchBox({ sent, onSend }: { sent: string; onSend: (text: string) => void }) {
  const [text, setText] = useState(sent);
  const [lastSent, setLastSent] = useState(sent);
  if (lastSent !== sent) {
    setLastSent(sent);
    setText(sent);
  }
  return (
    <Input.Search
      className="orders-filters__search"
      aria-label="Buscar pedidos"
      placeholder="Buscar por id, documento o estado"
      allowClear
      enterButton="Buscar"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onSearch={onSend}
    />
  );
}

/** Search, filters and columns of the orders table; any change starts again on the first page. */
export function OrdersFilters({ view, onChange }: OrdersFiltersProps) {
  const filterBy = (change: Partial<OrdersView>) => onChange({ ...view, ...change, page: 1 });
  return (
    <div className="orders-filters" role="search" aria-label="Pedidos">
      <SearchBox sent={view.search} onSend={(search) => filterBy({ search: search.trim() })} />
      {FLAG_FILTERS.map(({ flag, label, texts }) => (
        <Select
          key={flag}
          className="orders-filters__select"
          aria-label={label}
          placeholder={label}
          allowClear
          value={view[flag] === undefined ? undefined : String(view[flag])}
          options={flagOptions(texts)}
          onChange={(value?: string) =>
            filterBy({ [flag]: value === undefined ? undefined : value === 'true' })
          }
        />
      ))}
      <Select
        className="orders-filters__select"
        aria-label="Método de pago"
        placeholder="Método de pago"
        allowClear
        value={view.paymentMethod}
        options={METHODS}
        popupMatchSelectWidth={false}
        onChange={(paymentMethod?: string) => filterBy({ paymentMethod })}
      />
      <ColumnChooser hidden={view.hidden} onChange={(hidden) => onChange({ ...view, hidden })} />
      {isFiltered(view) && (
        <Button type="text" onClick={() => onChange(withoutFilters(view))}>
          Limpiar filtros
        </Button>
      )}
    </div>
  );
}
