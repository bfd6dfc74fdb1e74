import type { OrderAddress } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect } from 'react';
import { isKept } from '../model/kept-address';
import { lastAddressQuery } from '../model/last-address';
import { savedAddressesQuery } from '../model/saved-addresses';
import styles from './checkout-form.module.css';

/** Fills in the address of the last order where nothing is written or saved, and says so while it stands. */
export function LastAddress({ userId }: { userId: number }) {
  const form = Form.useFormInstance<OrderAddress>();
  const address = Form.useWatch('address', form);
  const cityCode = Form.useWatch('city_code', form);
  const { data: saved = [], isPending } = useQuery(savedAddressesQuery(userId));
  const isSaved = isKept(saved, address, cityCode);
  const { data: last } = useQuery({ ...lastAddressQuery(userId), enabled: !isPending && !isSaved });
  const hasDefault = isPending || saved.some(({ isDefault }) => isDefault);
  useEffect(() => {
    if (!last || hasDefault || form.getFieldValue('address') || form.isFieldTouched('address')) return;
    form.setFieldsValue({ address: last.address, city_code: last.city_code, state_code: last.state_code });
  }, [form, last, hasDefault]);
  const isLast =
    last && !isSaved && last.city_code === cityCode && last.address.trim() === (address ?? '').trim();
  return (
    <p role="status" className={isLast ? styles.prefilled : 'visually-hidden'}>
      {isLast ? 'Usamos la dirección de su último pedido: revísela o cámbiela.' : ''}
    </p>
  );
}
