import { Modal, Switch } from 'antd';
import { useId, useState } from 'react';

import { readLetterKeys, writeLetterKeys } from './letter-keys-setting';
import styles from './keyboard.module.css';

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['Ctrl K', 'Ir a una página, un pedido, un cliente, un producto o una acción'],
  ['/', 'Buscar en la lista'],
  ['j', 'Fila siguiente'],
  ['k', 'Fila anterior'],
  ['x', 'Marcar la fila'],
  ['o', 'Ver la fila al lado de la lista'],
  ['Enter', 'Abrir la fila'],
  ['?', 'Ver estos atajos'],
];

export function KeyList({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [isOn, setOn] = useState(readLetterKeys);
  const change = (next: boolean) => {
    setOn(next);
    writeLetterKeys(next);
  };
  return (
    <Modal open title="Atajos del teclado" footer={null} onCancel={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.letters}>
        <Switch checked={isOn} onChange={change} aria-labelledby={id} />
        <span id={id}>Atajos de una sola tecla</span>
      </div>
    </Modal>
  );
}
