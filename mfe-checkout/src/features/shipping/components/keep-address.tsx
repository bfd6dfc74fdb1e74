import type { OrderAddress } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { useId } from 'react';
import { savedAddressesQuery } from '../model/saved-addresses';
import { isKept } from '../model/kept-address';
import styles from './saved-addresses.module.css';

interface KeepAddressProps {
  userId: number;
  /** Null when it is not kept. */
  label: string | null;
  onLabel: (label: string | null) => void;
}

export function KeepAddress({ userId, label, onLabel }: KeepAddressProps) {
  const id = useId();
  const form = Form.useFormInstance<OrderAddress>();
  const address = Form.useWatch('address', form);
  const cityCode = Form.useWatch('city_code', form);
  const { data: addresses } = useQuery(savedAddressesQuery(userId));
  const isNew = addresses && address?.trim() && cityCode && !isKept(addresses, address, cityCode);
  if (!isNew) return null;
  const proposed = addresses.length === 0 ? 'Casa' : 'Otra dirección';
  return (
    <div className={styles.keep}>
      <Checkbox checked={label !== null} onChange={({ target }) => onLabel(target.checked ? proposed : null)}>
        Guardar esta dirección para otros pedidos
      </Checkbox>
      {label !== null && (
        <div className={styles.name}>
          <label htmlFor={id}>Nombre de la dirección</label>
          <Input id={id} value={label} maxLength={40} onChange={({ target }) => onLabel(target.value)} />
        </div>
      )}
    </div>
  );
}
