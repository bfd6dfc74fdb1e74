import { usePersistedState } from '@lacteos/ui/antd';
import type { AdminUser } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { RowMenu } from '@lacteos/ui/office';
import { useState } from 'react';

import { canResetTotp, editRefusal, type Editor } from './user-privileges';
import { SessionsDrawer } from './sessions-drawer';
import { UserDialog } from './user-dialog';

const NO_EDITOR: Editor = { id: 0, id_role: 0 };

export function UserActions({ user }: { user: AdminUser }) {
  const session = useSession();
  const editor = session.status === 'authenticated' ? session.user : NO_EDITOR;
  // A snapshot: a reload of the list must not change it.
  const [edited, setEdited] = usePersistedState<AdminUser | null>(`opened user ${user.id}`, null);
  const [isWatching, setWatching] = useState(false);
  const refusal = editRefusal(editor, user);
  return (
    <>
      <RowMenu
        name={`Acciones de ${user.email}`}
        actions={[
          {
            label: 'Editar',
            name: `Editar ${user.email}`,
            isDisabled: refusal !== null,
            note: refusal,
            onClick: () => setEdited(user),
          },
          {
            label: 'Sesiones',
            name: `Sesiones de ${user.email}`,
            isDisabled: refusal !== null,
            note: refusal,
            onClick: () => setWatching(true),
          },
        ]}
      />
      {edited && <UserDialog user={edited} editor={editor} onClose={() => setEdited(null)} />}
      {isWatching && (
        <SessionsDrawer
          user={user}
          canReset={canResetTotp(editor, user)}
          onClose={() => setWatching(false)}
        />
      )}
    </>
  );
}
