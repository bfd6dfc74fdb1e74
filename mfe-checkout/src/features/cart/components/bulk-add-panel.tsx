import type { CartItem, Product } from '@lacteos/contracts/schemas';
import { clearableSearch, FormProblem } from '@lacteos/ui/antd';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { ErrorState, LoadingState } from '#features/screen';
import { EMPTY_ROW, availableUnits, type BulkRow, type BulkSelection } from '../model/bulk-selection';
import { useBulkAdd } from '../use-bulk-add';
import { BulkAddRow } from './bulk-add-row';
import { ShortStockDialog } from './short-stock-dialog';
import styles from './cart.module.css';

interface BulkAddPanelProps {
  userId: number;
  cart: readonly CartItem[];
  isOpen: boolean;
  onClose: () => void;
}

const matches = (product: Product, search: string): boolean =>
  `${product.name} ${product.slug}`.toLocaleLowerCase('es').includes(search.trim().toLocaleLowerCase('es'));

const addText = (count: number): string =>
  count === 0
    ? 'Agregar al carrito'
    : `Agregar ${count} ${count === 1 ? 'producto' : 'productos'} al carrito`;

interface BulkListProps {
  products: readonly Product[];
  cart: readonly CartItem[];
  selection: BulkSelection;
  search: string;
  onSearch: (search: string) => void;
  onChange: (product: Product, row: BulkRow) => void;
}

function BulkList({ products, cart, selection, search, onSearch, onChange }: BulkListProps) {
  return (
    <>
      <Input
        type="search"
        size="large"
        allowClear={clearableSearch}
        aria-label="Buscar producto"
        placeholder="Buscar producto"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <ul className={styles.bulkList}>
        {products
          .filter((product) => matches(product, search))
          .map((product) => (
            <BulkAddRow
              key={product.id}
              product={product}
              available={availableUnits(product, cart)}
              row={selection[product.id] ?? EMPTY_ROW}
              onChange={(row) => onChange(product, row)}
            />
          ))}
      </ul>
    </>
  );
}

export function BulkAddPanel({ userId, cart, isOpen, onClose }: BulkAddPanelProps) {
  const [search, setSearch] = useState('');
  const bulk = useBulkAdd({
    userId,
    cart,
    isOpen,
    onDone: () => {
      setSearch('');
      onClose();
    },
  });
  const { products } = bulk;
  return (
    <Drawer
      title="Agregar varios productos"
      open={isOpen}
      onClose={onClose}
      size={480}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      footer={
        <Button type="primary" size="large" block loading={bulk.isAdding} onClick={() => void bulk.addAll()}>
          {addText(bulk.lines.length)}
        </Button>
      }
    >
      <FormProblem className={styles.bulkProblem} problem={bulk.problem} />
      {products.data && (
        <BulkList
          products={products.data}
          cart={cart}
          selection={bulk.selection}
          search={search}
          onSearch={setSearch}
          onChange={bulk.change}
        />
      )}
      {products.isPending && <LoadingState rows={8} />}
      {products.isError && !products.data && (
        <ErrorState
          isPart
          error={products.error}
          isRetrying={products.isFetching}
          onRetry={() => void products.refetch()}
        />
      )}
      <ShortStockDialog products={bulk.short} onClose={bulk.closeShort} />
    </Drawer>
  );
}
