import type { SavedAddress, OrderAddress } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect } from 'react';
import { storeDraft } from '#features/drafts';
import { savedAddressesQuery } from '../model/saved-addresses';
import { isKept } from '../model/kept-address';
import { useCityNames } from '../use-departments';
import styles from './saved-addresses.module.css';

interface ChoiceProps {
  saved: SavedAddress;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ saved, isChosen, onChoose }: ChoiceProps) {
  const { city, department } = useCityNames(saved.state_code, saved.city_code);
  return (
    <label className={styles.choice}>
      <input type="radio" name="saved-address" checked={isChosen} onChange={onChoose} />
      <span>
        <strong>{saved.label}</strong>
        <br />
        {saved.address}, {city}, {department}
      </span>
    </label>
  );
}

export function SavedAddresses({ formName, userId }: { formName: string; userId: number }) {
  const form = Form.useFormInstance<OrderAddress>();
  const address = Form.useWatch('address', form);
  const cityCode = Form.useWatch('city_code', form);
  const { data: addresses = [] } = useQuery(savedAddressesQuery(userId));
  const usual = addresses.find(({ isDefault }) => isDefault);

  const choose = ({ address: street, city_code, state_code }: SavedAddress) => {
    form.setFieldsValue({ address: street, city_code, state_code });
    form.setFields([
      { name: 'address', errors: [] },
      { name: 'city_code', errors: [] },
    ]);
    storeDraft(formName, userId, form.getFieldsValue());
  };
  useEffect(() => {
    if (!usual || form.getFieldValue('address') || form.isFieldTouched('address')) return;
    const { address: street, city_code, state_code } = usual;
    form.setFieldsValue({ address: street, city_code, state_code });
  }, [form, usual]);

  if (addresses.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.title}>Sus direcciones</legend>
      {addresses.map((saved) => (
        <Choice
          key={saved.id}
          saved={saved}
          isChosen={isKept([saved], address, cityCode)}
          onChoose={() => choose(saved)}
        />
      ))}
      <p className={styles.hint}>
        También puede escribir otra dirección. Las guardadas se cambian en su perfil.
      </p>
    </fieldset>
  );
}
