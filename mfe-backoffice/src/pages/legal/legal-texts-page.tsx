import { TextList } from '#features/legal';
import { OfficePage } from '#features/office-table';

export function LegalTextsPage() {
  return (
    <OfficePage title="Textos legales">
      <TextList />
    </OfficePage>
  );
}
