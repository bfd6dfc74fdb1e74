import type { CartItem } from '@lacteos/contracts/schemas';
import type { InputRef } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '#features/screen';
import { useChangeCart } from './model/use-cart';
import { wholeQuantity } from './model/bulk-selection';
import { quickSaleProblem } from './model/quick-sale';
import { useProductChoice } from './use-product-choice';

function useSaleFields(isProductChosen: boolean) {
  const search = useRef<InputRef>(null);
  const quantity = useRef<InputRef>(null);
  useEffect(() => search.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isProductChosen) quantity.current?.focus({ cursor: 'all' });
  }, [isProductChosen]);
  return { search, quantity };
}

export function useQuickSale(userId: number, cart: readonly CartItem[]) {
  const changeCart = useChangeCart(userId);
  const [quantity, setQuantity] = useState('1');
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const startQuantity = useCallback(() => {
    setQuantity('1');
    setProblem(null);
  }, []);
  const choice = useProductChoice(userId, startQuantity);
  const { chosen } = choice;
  const fields = useSaleFields(chosen !== null);

  const type = (text: string) => {
    choice.type(text);
    setProblem(null);
  };
  const reset = () => {
    type('');
    fields.search.current?.focus();
  };
  const add = async (): Promise<void> => {
    if (!chosen || changeCart.isPending) return;
    const found = quickSaleProblem(chosen, quantity, cart);
    setProblem(found);
    if (found) return fields.quantity.current?.focus({ cursor: 'all' });
    try {
      const units = wholeQuantity(quantity) ?? 0;
      await changeCart.mutateAsync({ kind: 'add-units', productId: chosen.id, quantity: units });
      setDone(`${units} × ${chosen.name}: agregado al carrito.`);
      reset();
    } catch (failed) {
      setProblem(errorText(failed));
    }
  };
  return {
    choice,
    fields,
    quantity,
    problem,
    done,
    isAdding: changeCart.isPending,
    add,
    reset,
    search: (text: string) => {
      setDone('');
      type(text);
    },
    changeQuantity: (text: string) => {
      setQuantity(text);
      setProblem(null);
    },
  };
}

export type Sale = ReturnType<typeof useQuickSale>;
