import { Button, Form, Input } from 'antd';

import { ZONE_LABELS } from '../model/zone-form';
import { MunicipalitySelect } from './place-select';
import styles from './zones.module.css';

const MAX_NEIGHBOURHOOD = 60;
const REQUIRED = [{ required: true, whitespace: true, message: 'Complete la fila o quítela.' }];

/** Words that a shopper's address must contain. */
export const NeighbourhoodRows = () => (
  <Form.List name="neighbourhoods">
    {(rows, { add, remove }) => (
      <div className={styles.neighbourhoods} role="group" aria-label={ZONE_LABELS.neighbourhoods}>
        {rows.map(({ key, name }) => (
          <div key={key} className={styles.neighbourhood}>
            <Form.Item name={[name, 'cityCode']} rules={REQUIRED}>
              <MunicipalitySelect
                aria-label={`Municipio del barrio ${name + 1}`}
                placeholder="Municipio del barrio"
              />
            </Form.Item>
            <Form.Item name={[name, 'neighbourhood']} rules={REQUIRED}>
              <Input
                aria-label={`Barrio ${name + 1}`}
                placeholder="Barrio, como en la dirección"
                maxLength={MAX_NEIGHBOURHOOD}
              />
            </Form.Item>
            <Button aria-label={`Quitar el barrio ${name + 1}`} onClick={() => remove(name)}>
              Quitar
            </Button>
          </div>
        ))}
        <Button onClick={() => add({ neighbourhood: '' })}>Agregar un barrio</Button>
      </div>
    )}
  </Form.List>
);
