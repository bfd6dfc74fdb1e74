import { DeleteOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import type { CartItem } from '@lacteos/contracts/schemas';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { shownPrice } from '@lacteos/contracts/money/shown-price';
import { PriceAmount, ProductPicture } from '@lacteos/ui';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { LineAmount } from '#features/pricing';
import { canAddUnit, canRemoveUnit } from '../model/cart-model';
import styles from './cart.module.css';

interface CartLineProps {
  item: CartItem;
  onAddUnit: () => void;
  onRemoveUnit: () => void;
  onRemove: () => void;
}

export function CartLine({ item, onAddUnit, onRemoveUnit, onRemove }: CartLineProps) {
  const { Product: product, quantity } = item;
  const { amount, vat } = shownPrice(product);
  return (
    <li className={styles.line} aria-label={product.name}>
      <div className={styles.picture}>
        <ProductPicture image={product.image} alt="" sizes="96px" />
      </div>
      <div className={styles.words}>
        <Link to={`/product/${item.id_product}`} className={styles.name}>
          {product.name}
        </Link>
        <span className={styles.slug}>{product.slug}</span>
        <span className={styles.unitPrice}>
          <PriceAmount amount={`${amount} c/u`} vat={vat} />
        </span>
        {quantity > product.countInStock && (
          <span className={styles.short}>
            {product.countInStock === 0 ? 'Agotado' : `Solo quedan ${product.countInStock}`}
          </span>
        )}
      </div>
      <div className={styles.amounts}>
        <div className={styles.stepper} role="group" aria-label={`Cantidad de ${product.name}`}>
          <Button
            icon={<MinusOutlined />}
            shape="circle"
            className={styles.step}
            aria-label={`Quitar una unidad de ${product.name}`}
            disabled={!canRemoveUnit(item)}
            onClick={onRemoveUnit}
          />
          <span className={styles.quantity} aria-label={unitsText(quantity)} role="img">
            {quantity}
          </span>
          <Button
            icon={<PlusOutlined />}
            shape="circle"
            className={styles.step}
            aria-label={`Agregar una unidad de ${product.name}`}
            disabled={!canAddUnit(item)}
            onClick={onAddUnit}
          />
        </div>
        <span className={styles.price}>
          <LineAmount line={{ ...product, quantity }} />
        </span>
      </div>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        className={styles.remove}
        data-removes-line=""
        aria-label={`Eliminar ${product.name} del carrito`}
        onClick={onRemove}
      />
    </li>
  );
}
