import { useId } from 'react';

import styles from './after-sale.module.css';

interface ReturnPictureProps {
  picture: File | null;
  onChoose: (picture: File | null) => void;
}

export function ReturnPicture({ picture, onChoose }: ReturnPictureProps) {
  const id = useId();
  return (
    <div className={styles.picture}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/*"
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      <label htmlFor={id}>{picture ? 'Cambiar la foto' : 'Agregar una foto (opcional)'}</label>
      <span role="status">{picture?.name}</span>
    </div>
  );
}
