import { useId, useState } from 'react';
import { shrinkPicture } from '../model/shrink-picture';
import styles from './driver.module.css';

interface PictureFieldProps {
  picture: string | null;
  onChange: (picture: string | null) => void;
}

export function PictureField({ picture, onChange }: PictureFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      onChange(await shrinkPicture(file));
    } catch {
      setProblem('No se pudo leer la foto. Tómela otra vez.');
    }
  };
  return (
    <div className={styles.picture}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <label htmlFor={id} className="ui-button ui-button--secondary">
        {picture ? 'Cambiar la foto' : 'Tomar una foto (opcional)'}
      </label>
      {picture ? <img src={picture} alt="Foto de la entrega" /> : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="ui-field__error">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
