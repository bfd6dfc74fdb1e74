import { MAX_CLAIM_FILES } from '@lacteos/contracts/claims/claims';
import type { UploadedClaimFile } from '@lacteos/contracts/schemas';
import { Button } from '@lacteos/ui';
import { useId, useRef, useState } from 'react';
import { failureText } from '#features/screen';
import { uploadClaimFile } from './claim-calls';
import styles from './claims.module.css';

interface FilePickerProps {
  files: readonly UploadedClaimFile[];
  onChange: (files: UploadedClaimFile[]) => void;
}

const MEGABYTE = 1_000_000;
const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} MB`;

export function FilePicker({ files, onChange }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isFull = files.length >= MAX_CLAIM_FILES;

  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    setProblem(null);
    let all = [...files];
    for (const file of chosen.slice(0, MAX_CLAIM_FILES - files.length))
      try {
        all = [...all, await uploadClaimFile(file)];
        onChange(all);
      } catch (error) {
        setProblem(`${file.name}: ${failureText(error)}`);
      }
    setBusy(false);
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles['files']}>
      <p className="ui-field__label" id={`${id}-label`}>
        Fotos o archivos PDF <span className="ui-field__optional">(opcional)</span>
      </p>
      <p className="ui-field__hint">Hasta {MAX_CLAIM_FILES}, cada uno de 8 MB o menos.</p>
      {files.length > 0 ? (
        <ul aria-labelledby={`${id}-label`}>
          {files.map((file) => (
            <li key={file.key}>
              <span>
                {file.name} ({sizeText(file.size)})
              </span>
              <Button
                look="quiet"
                aria-label={`Quitar ${file.name}`}
                onClick={() => onChange(files.filter(({ key }) => key !== file.key))}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Elegir fotos o archivos PDF"
        accept="image/*,application/pdf"
        multiple
        onChange={({ target }) => void add([...(target.files ?? [])])}
      />
      <Button
        look="secondary"
        isPending={isBusy}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && input.current?.click()}
      >
        {isBusy ? 'Subiendo…' : 'Agregar archivos'}
      </Button>
      <p role="status" className="ui-field__error">
        {problem}
      </p>
    </div>
  );
}
