import { ApiError } from '@lacteos/api-client';
import type { CartItem, Product } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#features/screen';
import { productsQuery } from './model/get-products';
import { useChangeCart } from './model/use-cart';
import {
  EMPTY_ROW,
  hasInvalidQuantity,
  linesBeyondAvailable,
  linesToAdd,
  type BulkRow,
  type BulkSelection,
} from './model/bulk-selection';

// The stock was sold while the panel was open.
const refusalText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'CART.INSUFFICIENT_STOCK'
    ? TEXTS.bulkOverStock
    : errorText(error);

interface BulkAdd {
  userId: number;
  cart: readonly CartItem[];
  isOpen: boolean;
  onDone: () => void;
}

export function useBulkAdd({ userId, cart, isOpen, onDone }: BulkAdd) {
  const products = useQuery({ ...productsQuery(userId), enabled: isOpen });
  const changeCart = useChangeCart(userId);
  const [selection, setSelection] = useState<BulkSelection>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [short, setShort] = useState<readonly Product[]>([]);

  const lines = linesToAdd(products.data ?? [], selection);
  const setRow = (product: Product, row: BulkRow) =>
    setSelection((current) => ({ ...current, [product.id]: row }));
  const change = (product: Product, row: BulkRow) => {
    setProblem(null);
    setRow(product, row);
  };
  const addAll = async (): Promise<void> => {
    if (hasInvalidQuantity(selection))
      return setProblem('Revise las cantidades: deben ser números enteros de 0 en adelante.');
    if (lines.length === 0) return setProblem('Marque al menos un producto con una cantidad mayor que 0.');
    const beyond = linesBeyondAvailable(lines, cart).map(({ product }) => product);
    if (beyond.length > 0) return setShort(beyond);
    for (const { product, quantity } of lines) {
      try {
        await changeCart.mutateAsync({ kind: 'add-units', productId: product.id, quantity });
        setRow(product, EMPTY_ROW);
      } catch (error) {
        setProblem(`${product.name}: ${refusalText(error)}`);
        void products.refetch();
        return;
      }
    }
    setSelection({});
    onDone();
  };
  const isAdding = changeCart.isPending;
  return {
    products,
    selection,
    lines,
    problem,
    short,
    isAdding,
    change,
    addAll,
    closeShort: () => setShort([]),
  };
}
