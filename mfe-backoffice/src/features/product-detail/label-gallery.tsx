import { DETAILS_LABELS } from '@lacteos/contracts/reference/food-label';
import { Button, Form, Input } from 'antd';

import { PictureField } from '../picture-field/picture-field';
import styles from './label.module.css';

const MAX_PICTURES = 8;
const PICTURE_RULES = [{ required: true, message: 'Suba la imagen o quite esta fila.' }];
const ALT_RULES = [
  { required: true, whitespace: true, message: 'Describa la imagen para quien no puede verla.' },
];

interface PictureRowProps {
  name: number;
  isFirst: boolean;
  onMove: () => void;
  onRemove: () => void;
}

function PictureRow({ name, isFirst, onMove, onRemove }: PictureRowProps) {
  const number = name + 1;
  return (
    <li className={styles.picture}>
      <Form.Item name={[name, 'image']} label={`Imagen adicional ${number}`} rules={PICTURE_RULES}>
        <PictureField label={`la imagen adicional ${number}`} />
      </Form.Item>
      <div>
        <Form.Item name={[name, 'alt']} label={`${DETAILS_LABELS.alt} ${number}`} rules={ALT_RULES}>
          <Input maxLength={150} />
        </Form.Item>
        <div className={styles.pictureActions}>
          <Button disabled={isFirst} aria-label={`Poner antes la imagen ${number}`} onClick={onMove}>
            Poner antes
          </Button>
          <Button aria-label={`Quitar la imagen ${number}`} onClick={onRemove}>
            Quitar
          </Button>
        </div>
      </div>
    </li>
  );
}

export function LabelGallery() {
  return (
    <Form.List name="gallery">
      {(fields, { add, remove, move }, { errors }) => (
        <fieldset className={styles.group}>
          <legend>{DETAILS_LABELS.gallery}</legend>
          <ol className={styles.pictures}>
            {fields.map(({ key, name }) => (
              <PictureRow
                key={key}
                name={name}
                isFirst={name === 0}
                onMove={() => move(name, name - 1)}
                onRemove={() => remove(name)}
              />
            ))}
          </ol>
          <Form.ErrorList errors={errors} />
          <Button disabled={fields.length >= MAX_PICTURES} onClick={() => add({ image: '', alt: '' })}>
            Agregar imagen
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
