import { Alert, Button, formatMoment, SelectField } from '@lacteos/ui';
import type { Replacement } from '@lacteos/remote-kit';
import { useEffect, useState } from 'react';
import type { Section } from './sections';
import { readReplacements, previewInTab } from './previews/previews';
import { failureText, useWork } from './previews/use-work';
import styles from './inspector.module.css';

type Answer =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; releases: Replacement[] };

const ROLES = { live: 'en vivo', canary: 'candidata', previous: 'anterior' } as const;

const numbersText = ({ numbers }: Replacement): string =>
  numbers ? `${numbers.errors} ${numbers.errors === 1 ? 'falla' : 'fallas'} en ${numbers.mounts} vistas` : '';

const labelOf = (replacement: Replacement): string => {
  const { releaseId, publishedAt, role } = replacement;
  const facts = [role ? ROLES[role] : '', formatMoment(publishedAt), numbersText(replacement)].filter(
    Boolean,
  );
  return `${releaseId} (${facts.join(', ')})`;
};

const useReplacements = (remote: string): Answer => {
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    readReplacements(remote)
      .then(
        (releases): Answer => ({ state: 'ready', releases }),
        (error: unknown): Answer => ({ state: 'failed', message: failureText(error) }),
      )
      .then((next) => {
        if (isWanted) setAnswer(next);
      }, console.warn);
    return () => {
      isWanted = false;
    };
  }, [remote]);
  return answer;
};

export const ReplaceByRelease = ({ section, onPreviewed }: { section: Section; onPreviewed: () => void }) => {
  const { remote, release } = section;
  const answer = useReplacements(remote);
  const [chosen, setChosen] = useState('');
  const { isBusy, failure, run } = useWork();
  if (answer.state === 'loading') return <p role="status">Buscando versiones…</p>;
  if (answer.state === 'failed')
    return (
      <Alert kind="error" title="No pudimos leer las versiones.">
        {answer.message}
      </Alert>
    );
  const others = answer.releases.filter(({ releaseId }) => releaseId !== release);
  if (others.length === 0)
    return <p className={styles['quiet']}>No hay otra versión revisada por la que se pueda reemplazar.</p>;
  const apply = (): void => run(() => previewInTab([{ remote, release: chosen }]), onPreviewed);
  return (
    <form
      noValidate
      className={styles['replace']}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) apply();
      }}
    >
      <SelectField
        label="Puede reemplazarse por"
        placeholder="Elija una versión"
        options={others.map((other) => ({ value: other.releaseId, label: labelOf(other) }))}
        value={chosen}
        required
        onChange={(event) => setChosen(event.target.value)}
      />
      {failure ? <Alert kind="error">{failure}</Alert> : null}
      <Button type="submit" isPending={isBusy}>
        Probar en esta pestaña
      </Button>
    </form>
  );
};
