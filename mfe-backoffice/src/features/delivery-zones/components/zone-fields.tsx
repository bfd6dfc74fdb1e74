import { MoneyField, NumberItem, QuantityField } from '@lacteos/ui/antd';
import { Checkbox, Form, Input, Radio, Switch } from 'antd';

import { formStyles } from '#features/editing';
import { WEEKDAYS } from '../model/zone-texts';
import { ZONE_LABELS, type ZoneValues } from '../model/zone-form';
import { NeighbourhoodRows } from './neighbourhood-rows';
import { PlacesSelect } from './place-select';
import styles from './zones.module.css';

const MAX_NAME = 60;
const MAX_LEAD_DAYS = 30;
const MAX_CAPACITY = 100_000;

const CARRIERS = [
  { value: false, label: 'Ruta propia' },
  { value: true, label: 'Transportadora' },
];

const SwitchItem = ({ name }: { name: 'isActive' | 'isCold' | 'worksOnHolidays' }) => (
  <Form.Item<ZoneValues> name={name} label={ZONE_LABELS[name]} valuePropName="checked">
    <Switch />
  </Form.Item>
);

// A required group would get an attribute that its role does not have.
const checkWeekdays = (_rule: unknown, days: number[] | undefined) =>
  days?.length ? Promise.resolve() : Promise.reject(new Error('Elija al menos un día.'));

function DayFields({ isByCourier }: { isByCourier: boolean }) {
  return (
    <fieldset className={formStyles.officeFieldset}>
      <legend>Cuándo</legend>
      <Form.Item<ZoneValues>
        name="weekdays"
        label={ZONE_LABELS.weekdays}
        rules={[{ validator: checkWeekdays }]}
      >
        <Checkbox.Group
          className={styles.weekdays ?? ''}
          aria-label={ZONE_LABELS.weekdays}
          options={[...WEEKDAYS]}
        />
      </Form.Item>
      <div className={formStyles.officeFormColumns}>
        <Form.Item<ZoneValues>
          name="cutOff"
          label={ZONE_LABELS.cutOff}
          extra="Un segundo después, el pedido pasa al siguiente día."
          rules={[{ required: true, message: 'Escriba la hora.' }]}
        >
          <Input type="time" />
        </Form.Item>
        <NumberItem
          name="leadDays"
          label={ZONE_LABELS.leadDays}
          extra={
            isByCourier
              ? 'Días hábiles que tarda la transportadora.'
              : '0: se pide el mismo día de la entrega; 1: el día de entrega anterior.'
          }
          requiredText="Escriba los días."
        >
          <QuantityField max={MAX_LEAD_DAYS} />
        </NumberItem>
        {!isByCourier && (
          <NumberItem
            name="capacity"
            label={ZONE_LABELS.capacity}
            extra="Vacío: sin límite."
            min={{ value: 1, text: 'Escriba 1 o más.' }}
          >
            <QuantityField max={MAX_CAPACITY} />
          </NumberItem>
        )}
        <SwitchItem name="worksOnHolidays" />
      </div>
    </fieldset>
  );
}

const PriceFields = () => (
  <fieldset className={formStyles.officeFieldset}>
    <legend>Cuánto</legend>
    <p>El valor que paga el comprador, con IVA. Vacío: sin envío gratis, sin mínimo.</p>
    <div className={formStyles.officeFormColumns}>
      <NumberItem name="price" label={ZONE_LABELS.price} requiredText="Escriba el valor; 0 si es gratis.">
        <MoneyField />
      </NumberItem>
      <NumberItem name="freeFrom" label={ZONE_LABELS.freeFrom}>
        <MoneyField />
      </NumberItem>
      <NumberItem name="minimum" label={ZONE_LABELS.minimum}>
        <MoneyField />
      </NumberItem>
    </div>
  </fieldset>
);

const PlaceFields = () => (
  <fieldset className={formStyles.officeFieldset}>
    <legend>Dónde</legend>
    <p>Gana el lugar más preciso: un barrio, luego el municipio, el departamento y todo el país.</p>
    <Form.Item<ZoneValues>
      name="places"
      label={ZONE_LABELS.places}
      dependencies={['neighbourhoods']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_rule, codes: string[] | undefined) => {
            const rows = (getFieldValue('neighbourhoods') ?? []) as unknown[];
            const isServed = (codes ?? []).length + rows.length > 0;
            return isServed ? Promise.resolve() : Promise.reject(new Error('Elija al menos un lugar.'));
          },
        }),
      ]}
    >
      <PlacesSelect placeholder="Busque un municipio o departamento" />
    </Form.Item>
    <NeighbourhoodRows />
    <Form.Item<ZoneValues> name="excluded" label={ZONE_LABELS.excluded}>
      <PlacesSelect placeholder="Por ejemplo: Leticia, Amazonas" />
    </Form.Item>
  </fieldset>
);

export function ZoneFields() {
  const isByCourier = Form.useWatch('isByCourier', Form.useFormInstance<ZoneValues>()) ?? false;
  return (
    <>
      <div className={formStyles.officeFormColumns}>
        <Form.Item<ZoneValues>
          name="name"
          label={ZONE_LABELS.name}
          rules={[{ required: true, whitespace: true, message: 'Escriba el nombre de la zona.' }]}
        >
          <Input maxLength={MAX_NAME} autoComplete="off" />
        </Form.Item>
        <Form.Item<ZoneValues> name="isByCourier" label={ZONE_LABELS.isByCourier}>
          <Radio.Group options={CARRIERS} />
        </Form.Item>
        <SwitchItem name="isCold" />
        <SwitchItem name="isActive" />
      </div>
      <PlaceFields />
      <DayFields isByCourier={isByCourier} />
      <PriceFields />
    </>
  );
}
