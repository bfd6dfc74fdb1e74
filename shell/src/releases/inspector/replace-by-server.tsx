import { Button, TextField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import { problemOfServer, tryServer } from './trials/trials';
import { useWork } from './trials/use-work';
import styles from './inspector.module.css';

interface ReplaceByServerProps {
  remote: string;
  /** Origins of the CSP. */
  allowedOrigins: readonly string[];
  onTried: () => void;
}

/** For this tab only, and only on a press. */
export const ReplaceByServer = ({ remote, allowedOrigins, onTried }: ReplaceByServerProps) => {
  const [address, setAddress] = useState('');
  const { isBusy, failure, setFailure, run } = useWork();
  if (allowedOrigins.length === 0)
    return (
      <p className={styles['quiet']}>
        Esta tienda no admite servidores de prueba (<code>OVERRIDE_ORIGINS</code>).
      </p>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = problemOfServer(address.trim(), allowedOrigins);
    if (problem) setFailure(problem);
    else run(() => tryServer(remote, address.trim()), onTried);
  };
  return (
    <details className={styles['server']}>
      <summary>Probar desde este computador</summary>
      <form className={styles['replace']} onSubmit={submit} noValidate>
        <TextField
          label="Carpeta del build, con su release.json"
          hint={`Permitidos: ${allowedOrigins.join(', ')}`}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          error={failure ?? undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" look="secondary" isPending={isBusy}>
          Probar {remote}
        </Button>
      </form>
    </details>
  );
};
