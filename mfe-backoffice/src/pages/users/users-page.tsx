import { OfficePage, OfficeTable } from '#features/office-table';
import { USERS_TABLE } from '../../features/users-table/users-table';

export function UsersPage() {
  return (
    <OfficePage title="Usuarios">
      <OfficeTable definition={USERS_TABLE} />
    </OfficePage>
  );
}
