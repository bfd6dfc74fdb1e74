import type { Product } from '@lacteos/contracts/schemas';
import { useCallback, useEffect, useState } from 'react';
import { movedTo } from './model/quick-sale';
import { useProductSearch } from './use-product-search';

/** `onChoose` must be stable. */
export function useProductChoice(userId: number, onChoose: () => void) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<Product | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const { products, isSettled, error } = useProductSearch(userId, chosen ? '' : text);

  const choose = useCallback(
    (product: Product) => {
      setIsWaiting(false);
      setChosen(product);
      setText(product.name);
      onChoose();
    },
    [onChoose],
  );
  useEffect(() => {
    const [first] = products;
    if (isWaiting && isSettled && first) choose(first);
  }, [isWaiting, isSettled, products, choose]);

  const type = (typed: string) => {
    setText(typed);
    setChosen(null);
    setActive(0);
    setIsWaiting(false);
  };
  const chooseActive = () => {
    const product = isSettled ? products[active] : undefined;
    if (product) choose(product);
    else setIsWaiting(!isSettled);
  };
  const move = (step: 1 | -1) => setActive(movedTo(active, step, products.length));
  const isOpen = !chosen && text.trim() !== '';
  return { text, chosen, products, active, isOpen, isSettled, error, type, choose, chooseActive, move };
}
