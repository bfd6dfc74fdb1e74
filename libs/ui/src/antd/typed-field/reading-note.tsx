import type { NumberKind } from '@lacteos/contracts/parsing/number-kinds';
import type { ParsedNumber } from '@lacteos/contracts/parsing/parse-number';
import { numberProblem } from '@lacteos/contracts/parsing/number-kinds';
import { Fragment } from 'react';

import { SpokenText } from './spoken-text';
import styles from './typed-field.module.css';

interface ReadingNoteProps {
  id: string;
  kind: NumberKind;
  parsed: ParsedNumber;
  isEditing: boolean;
  isProblemElsewhere: boolean;
  /** Rendered even when empty, so that the layout does not shift. */
  isKept: boolean;
  onChoose: (value: number) => void;
}

function Choices({
  kind,
  readings,
  onChoose,
}: Pick<ReadingNoteProps, 'kind' | 'onChoose'> & { readings: readonly number[] }) {
  return (
    <>
      ¿
      {readings.map((reading, index) => (
        <Fragment key={reading}>
          {index > 0 && ' o '}
          <button type="button" className={styles.choice} onClick={() => onChoose(reading)}>
            {kind.spokenText(reading)}
          </button>
        </Fragment>
      ))}
      ?
    </>
  );
}

export function ReadingNote(props: ReadingNoteProps) {
  const { id, kind, parsed, isEditing, isProblemElsewhere, isKept, onChoose } = props;
  const problem = numberProblem(parsed, kind);
  const reading = parsed.kind === 'number' && isEditing ? `= ${kind.spokenText(parsed.value)}` : '';
  const isAmbiguous = parsed.kind === 'ambiguous';
  const shown = reading || (isProblemElsewhere ? '' : problem);
  return (
    <>
      <div id={id} className={isKept ? `${styles.note} ${styles.kept}` : styles.note}>
        {isAmbiguous ? <Choices kind={kind} readings={parsed.readings} onChoose={onChoose} /> : shown}
      </div>
      <SpokenText text={isEditing ? (problem ?? reading) : ''} />
    </>
  );
}
