import { USERS_TABLE } from '../../features/users-table/users-table';
import { OfficeTable } from '#features/office-table';
import { OfficeFrame } from '#frame/office-frame';

export function UsersPage() {
  return (
    <OfficeFrame>
      <OfficeTable title="Usuarios" definition={USERS_TABLE} />
    </OfficeFrame>
  );
}
