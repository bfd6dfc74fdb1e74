import type { CartItem, Product } from '@lacteos/contracts';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { errorText } from '../../screen/error-text';
import { useChangeCart } from '../api/use-cart';
import { movedTo, quickSaleProblem } from '../model/quick-sale';
import { useProductSearch } from '../use-product-search';
import { QuickSaleResults } from './quick-sale-results';
import styles from './quick-sale.module.css';

const RESULTS_ID = 'quick-sale-results';
const rowId = (product: Product): string => `quick-sale-${product.id}`;

interface QuickSaleProps {
  userId: number;
  cart: readonly CartItem[];
}

/** The sale at the counter, by keyboard: a name or code, Enter, a quantity, Enter. */
export function QuickSale({ userId, cart }: QuickSaleProps) {
  const searchField = useRef<InputRef>(null);
  const quantityField = useRef<InputRef>(null);
  const changeCart = useChangeCart(userId);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<Product | null>(null);
  const [quantity, setQuantity] = useState('1');
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { products, isSettled, error } = useProductSearch(userId, chosen ? '' : text);
  useEffect(() => searchField.current?.focus({ preventScroll: true }), []);
  // The field takes the focus only once it is no longer disabled.
  useEffect(() => {
    if (chosen) quantityField.current?.focus({ cursor: 'all' });
  }, [chosen]);

  const choose = (product: Product) => {
    setIsWaiting(false);
    setChosen(product);
    setText(product.name);
    setQuantity('1');
    setProblem(null);
  };
  const reset = () => {
    setChosen(null);
    setText('');
    setActive(0);
    setIsWaiting(false);
    setProblem(null);
    searchField.current?.focus();
  };
  // Enter was faster than the search: its first result counts.
  useEffect(() => {
    const [first] = products;
    if (isWaiting && isSettled && first) choose(first);
  }, [isWaiting, isSettled, products]);

  const searchKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return reset();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return setActive(movedTo(active, event.key === 'ArrowDown' ? 1 : -1, products.length));
    }
    if (event.key !== 'Enter' || text.trim() === '') return undefined;
    event.preventDefault();
    const product = isSettled ? products[active] : undefined;
    if (product) choose(product);
    else setIsWaiting(!isSettled);
    return undefined;
  };
  const add = async () => {
    if (!chosen || changeCart.isPending) return;
    const found = quickSaleProblem(chosen, quantity, cart);
    setProblem(found);
    if (found) return quantityField.current?.focus({ cursor: 'all' });
    try {
      await changeCart.mutateAsync({ kind: 'add-units', productId: chosen.id, quantity: Number(quantity) });
      setDone(`${Number(quantity)} × ${chosen.name}: agregado al carrito.`);
      reset();
    } catch (failed) {
      setProblem(errorText(failed));
    }
    return undefined;
  };
  const isOpen = !chosen && text.trim() !== '';
  return (
    <form
      className={styles.sale}
      aria-label="Venta rápida"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className={styles.fields}>
        <div className={styles.search}>
          <label htmlFor="quick-sale-search">Producto (nombre o código)</label>
          <Input
            id="quick-sale-search"
            ref={searchField}
            size="large"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={RESULTS_ID}
            aria-activedescendant={isOpen && products[active] ? rowId(products[active]) : undefined}
            value={text}
            onKeyDown={searchKey}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(null);
              setActive(0);
              setIsWaiting(false);
              setDone('');
              setProblem(null);
            }}
          />
        </div>
        <div className={styles.quantity}>
          <label htmlFor="quick-sale-quantity">Cantidad</label>
          <Input
            id="quick-sale-quantity"
            ref={quantityField}
            size="large"
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            disabled={!chosen}
            status={problem ? 'error' : undefined}
            aria-invalid={problem !== null}
            aria-describedby={problem ? 'quick-sale-problem' : undefined}
            onKeyDown={(event) => event.key === 'Escape' && reset()}
            onChange={(event) => {
              setQuantity(event.target.value);
              setProblem(null);
            }}
          />
        </div>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={!chosen}
          loading={changeCart.isPending}
        >
          Agregar
        </Button>
      </div>
      {isOpen && (
        <QuickSaleResults
          id={RESULTS_ID}
          rowId={rowId}
          products={products}
          active={active}
          isSettled={isSettled}
          failure={error ? errorText(error) : null}
          onChoose={choose}
        />
      )}
      {problem && (
        <p id="quick-sale-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.status}>
        {done || 'Escriba, Enter, cantidad, Enter. Flechas para elegir, Esc para empezar de nuevo.'}
      </p>
    </form>
  );
}
