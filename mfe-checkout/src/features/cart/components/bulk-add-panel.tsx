import { ApiError } from '@lacteos/api-client';
import { TEXTS, type CartItem, type Product } from '@lacteos/contracts';
import { clearableSearch } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer, Input, Modal } from 'antd';
import { useState } from 'react';
import { ErrorState } from '../../screen/error-state';
import { errorText } from '../../screen/error-text';
import { LoadingState } from '../../screen/loading-state';
import { productsQuery } from '../api/get-products';
import { useChangeCart } from '../api/use-cart';
import {
  hasInvalidQuantity,
  linesBeyondLeft,
  linesToAdd,
  unitsLeft,
  type BulkRow,
  type BulkSelection,
} from '../model/bulk-selection';
import { BulkAddRow } from './bulk-add-row';
import styles from './cart.module.css';

interface BulkAddPanelProps {
  userId: number;
  cart: readonly CartItem[];
  isOpen: boolean;
  onClose: () => void;
}

const EMPTY_ROW: BulkRow = { checked: false, quantity: '0' };
const matches = (product: Product, search: string): boolean =>
  `${product.name} ${product.slug}`.toLocaleLowerCase('es').includes(search.trim().toLocaleLowerCase('es'));

// The stock went to somebody else while the panel was open.
const refusalText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'CART.INSUFFICIENT_STOCK'
    ? TEXTS.bulkOverStock
    : errorText(error);

/** Side panel that adds several products at once. */
export function BulkAddPanel({ userId, cart, isOpen, onClose }: BulkAddPanelProps) {
  const products = useQuery({ ...productsQuery(userId), enabled: isOpen });
  const changeCart = useChangeCart(userId);
  const [selection, setSelection] = useState<BulkSelection>({});
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [short, setShort] = useState<readonly Product[]>([]);

  const lines = linesToAdd(products.data ?? [], selection);
  const change = (product: Product, row: BulkRow) => {
    setProblem(null);
    setSelection((current) => ({ ...current, [product.id]: row }));
  };

  const addAll = async () => {
    if (hasInvalidQuantity(selection))
      return setProblem('Revise las cantidades: deben ser números enteros de 0 en adelante.');
    if (lines.length === 0) return setProblem('Marque al menos un producto con una cantidad mayor que 0.');
    const beyond = linesBeyondLeft(lines, cart).map(({ product }) => product);
    if (beyond.length > 0) return setShort(beyond);
    for (const { product, quantity } of lines) {
      try {
        await changeCart.mutateAsync({ kind: 'add-units', productId: product.id, quantity });
        setSelection((current) => ({ ...current, [product.id]: EMPTY_ROW }));
      } catch (error) {
        setProblem(`${product.name}: ${refusalText(error)}`);
        void products.refetch();
        return;
      }
    }
    setSelection({});
    setSearch('');
    onClose();
  };

  return (
    <Drawer
      title="Agregar varios productos"
      open={isOpen}
      onClose={onClose}
      size={480}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      footer={
        <Button
          type="primary"
          size="large"
          block
          loading={changeCart.isPending}
          onClick={() => void addAll()}
        >
          {lines.length === 0
            ? 'Agregar al carrito'
            : `Agregar ${lines.length} ${lines.length === 1 ? 'producto' : 'productos'} al carrito`}
        </Button>
      }
    >
      {problem && <Alert type="error" role="alert" showIcon title={problem} style={{ marginBottom: 12 }} />}
      {products.data && (
        <>
          <Input
            type="search"
            size="large"
            allowClear={clearableSearch}
            aria-label="Buscar producto"
            placeholder="Buscar producto"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <ul className={styles.bulkList}>
            {products.data
              .filter((product) => matches(product, search))
              .map((product) => (
                <BulkAddRow
                  key={product.id}
                  product={product}
                  left={unitsLeft(product, cart)}
                  row={selection[product.id] ?? EMPTY_ROW}
                  onChange={(row) => change(product, row)}
                />
              ))}
          </ul>
        </>
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
      <Modal
        title="Sin stock para la cantidad seleccionada"
        open={short.length > 0}
        closable={false}
        onCancel={() => setShort([])}
        footer={
          <Button type="primary" size="large" onClick={() => setShort([])}>
            Entendido
          </Button>
        }
      >
        <ul>
          {short.map((product) => (
            <li key={product.id}>
              {product.name}: existencias {product.countInStock}
            </li>
          ))}
        </ul>
      </Modal>
    </Drawer>
  );
}
