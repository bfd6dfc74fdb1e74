import { ProFormText } from '@ant-design/pro-components';
import { parseDayHours } from '@lacteos/contracts/stores/store-hours';
import { parseLocation } from '@lacteos/contracts/stores/store-location';

import { fieldsOf, formStyles } from '#features/editing';
import { DAYS, PARTNER_LABELS } from './partner-form';

const fieldOf = fieldsOf(PARTNER_LABELS);
const HOURS_PROBLEM = 'Escriba horas como «8:00 a 12:00 y 14:00 a 18:00», o «Cerrado».';
const PLACE_PROBLEM = 'Escriba latitud y longitud, como «4.142, -73.62664».';

const rule = (isRight: (typed: string) => boolean, problem: string) => ({
  validator: (_rule: unknown, typed = '') =>
    isRight(String(typed)) ? Promise.resolve() : Promise.reject(new Error(problem)),
});
const HOURS_RULE = rule((typed) => parseDayHours(typed) !== null, HOURS_PROBLEM);
const PLACE_RULE = rule((typed) => typed.trim() === '' || parseLocation(typed) !== null, PLACE_PROBLEM);

export const VisitFields = () => (
  <fieldset className={formStyles.officeFieldset}>
    <legend>Horario y ubicación (opcional)</legend>
    <p>Sin horario, la tienda en línea no dice si está abierta. Un día vacío junto a otros es «Cerrado».</p>
    <div className={formStyles.officeFormColumns}>
      {DAYS.map((day) => (
        <ProFormText
          key={day}
          {...fieldOf(day, { maxLength: 60, placeholder: '8:00 a 12:00 y 14:00 a 18:00' })}
          rules={[HOURS_RULE]}
        />
      ))}
      <ProFormText
        {...fieldOf('location', { maxLength: 40, placeholder: '4.142, -73.62664' })}
        tooltip="Latitud y longitud, como las copia un mapa; con ellas los compradores ven su distancia."
        rules={[PLACE_RULE]}
      />
    </div>
  </fieldset>
);
