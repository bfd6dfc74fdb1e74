import { measurePriceText, type NetContent } from '@lacteos/contracts/money/net-content';
import { shownPrice, type PricedThing } from '@lacteos/contracts/money/shown-price';
import { Fragment } from 'react';
import styles from './product-price.module.css';

interface PriceAmountProps {
  /** With VAT: '$ 14.875,00'. */
  amount: string;
  /** 'IVA incluido', or why there is none. */
  vat: string;
  /** '$ 12.500,00 sin IVA', if it differs. */
  net?: string | null;
  /** '$ 14.875,00 por kg', if the net content is known. */
  measure?: string | null;
  /** At the end of its row, where columns of amounts stand. */
  isAtEnd?: boolean;
}

/** An amount with VAT and, small beneath it, the one without; it takes the size of the text around it. */
export const PriceAmount = ({
  amount,
  vat,
  net = null,
  measure = null,
  isAtEnd = false,
}: PriceAmountProps) => (
  <span className={styles['price']} data-end={isAtEnd || undefined}>
    <span className={styles['whole']}>
      <span className={styles['amount']}>{amount}</span> <span className={styles['small']}>{vat}</span>
    </span>
    {[net, measure].map((text, index) =>
      text === null ? null : (
        <Fragment key={index}>
          {' '}
          <span className={styles['small']}>{text}</span>
        </Fragment>
      ),
    )}
  </span>
);

interface ProductPriceProps {
  product: PricedThing & NetContent;
  per?: string;
}

/** The price of one unit as shoppers see it: with VAT first; beneath, without VAT and of a kilogram, litre or unit. */
export const ProductPrice = ({ product, per = '' }: ProductPriceProps) => {
  const { amount, ...words } = shownPrice(product);
  return (
    <PriceAmount amount={per ? `${amount} ${per}` : amount} measure={measurePriceText(product)} {...words} />
  );
};
