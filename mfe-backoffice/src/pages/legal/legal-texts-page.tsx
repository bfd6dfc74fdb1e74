import { TextList } from '#features/legal';
import { OfficePage } from '#features/office-table';

/** `/admin/legal`: the legal texts of the shop. */
export function LegalTextsPage() {
  return (
    <OfficePage title="Textos legales">
      <TextList />
    </OfficePage>
  );
}
