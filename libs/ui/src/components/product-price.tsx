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
  /** '$ 14.875,00 por kg'; absent without a known net content. */
  measure?: string | null;
  isAtEnd?: boolean;
}

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

export const ProductPrice = ({ product, per = '' }: ProductPriceProps) => {
  const { amount, ...words } = shownPrice(product);
  return (
    <PriceAmount amount={per ? `${amount} ${per}` : amount} measure={measurePriceText(product)} {...words} />
  );
};
