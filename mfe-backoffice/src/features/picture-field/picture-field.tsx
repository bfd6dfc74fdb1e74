import { ProductPicture } from '@lacteos/ui';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useId, useRef, useState, type ChangeEvent } from 'react';
import type { Area } from 'react-easy-crop';

import { failedCall } from '#features/editing';
import { uploadPicture } from './upload-picture';
import { cropPicture, readAsAddress } from './crop-picture';
import styles from './picture-upload.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

interface PictureFieldProps {
  value?: string;
  onChange?: (address: string) => void;
  label: string;
  /** Width by height of the crop. */
  aspect?: number;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string;
}
interface Chosen {
  file: File;
  address: string;
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const MAX_BYTES = 10_000_000;
const TOO_LARGE = 'La imagen es demasiado grande: el máximo es 10 MB y 50 megapíxeles.';

function useUpload(onUploaded: PictureFieldProps['onChange']) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (!TYPES.split(',').includes(file.type)) setProblem(UNREADABLE);
    else if (file.size > MAX_BYTES) setProblem(TOO_LARGE);
    else {
      setProblem(null);
      setChosen({ file, address: await readAsAddress(file) });
    }
  };

  const upload = async (area: Area | null) => {
    if (!chosen) return;
    setUploading(true);
    try {
      const picture = area ? await cropPicture(chosen.address, area) : chosen.file;
      onUploaded?.(await uploadPicture(picture, chosen.file.name));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setUploading(false);
      setChosen(null);
    }
  };

  return { chosen, problem, isUploading, choose, upload, cancel: () => setChosen(null) };
}

export function PictureField(props: PictureFieldProps) {
  const { value, onChange, label, aspect = 1, disabled, id } = props;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, problem, isUploading, choose, upload, cancel } = useUpload(onChange);

  return (
    <div className={styles.pictureField}>
      {value ? (
        <ProductPicture image={value} alt={label} sizes="8rem" className={styles.pictureFieldPreview} />
      ) : (
        <div className={styles.pictureFieldEmpty}>Sin imagen</div>
      )}
      <div>
        <Button
          id={id}
          aria-describedby={[hintId, props['aria-describedby']].filter(Boolean).join(' ')}
          disabled={disabled}
          loading={isUploading}
          onClick={() => input.current?.click()}
        >
          {value ? 'Cambiar imagen' : 'Elegir imagen'}
        </Button>
        <p id={hintId} className={styles.pictureFieldHint}>
          JPG, PNG, WebP, AVIF o GIF, hasta 10 MB.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={`Archivo de ${label}`}
        className={styles.pictureFieldFile}
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            address={chosen.address}
            aspect={aspect}
            isUploading={isUploading}
            onChoose={(area) => void upload(area)}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </div>
  );
}

const UNREADABLE = 'El archivo no es una imagen JPG, PNG, WebP, AVIF o GIF que se pueda leer.';

function problemOf(error: unknown): string {
  if (error instanceof Error && !('code' in error)) return UNREADABLE;
  return error instanceof DOMException ? UNREADABLE : failedCall(error).message;
}
