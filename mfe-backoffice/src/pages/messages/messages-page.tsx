import { DEAD_LETTERS_TABLE, LetterActions } from '#features/dead-letters';
import { OfficeTable } from '#features/office-table';
import { OfficeFrame } from '#frame/office-frame';

export function MessagesPage() {
  return (
    <OfficeFrame>
      <OfficeTable
        title="Mensajes sin entregar"
        definition={DEAD_LETTERS_TABLE}
        bulk={(letters, clear) => <LetterActions letters={letters} onDone={clear} />}
      />
    </OfficeFrame>
  );
}
