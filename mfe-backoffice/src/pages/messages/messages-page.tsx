import { DEAD_LETTERS_TABLE, LetterActions } from '#features/dead-letters';
import { OfficePage, OfficeTable } from '#features/office-table';

export function MessagesPage() {
  return (
    <OfficePage title="Mensajes sin entregar">
      <OfficeTable
        definition={DEAD_LETTERS_TABLE}
        bulk={(letters, clear) => <LetterActions letters={letters} onDone={clear} />}
      />
    </OfficePage>
  );
}
