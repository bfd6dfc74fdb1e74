import { usePersistedState } from '@lacteos/ui/antd';
import type { AdminUser } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';

import { canResetTotp, editRefusal, type Editor } from './user-privileges';
import { SessionsDrawer } from './sessions-drawer';
import { UserDialog } from './user-dialog';
import { formStyles } from '#features/editing';

const NO_EDITOR: Editor = { id: 0, id_role: 0 };

export function UserActions({ user }: { user: AdminUser }) {
  const session = useSession();
  const editor = session.status === 'authenticated' ? session.user : NO_EDITOR;
  // A snapshot: a reload of the list must not change it.
  const [edited, setEdited] = usePersistedState<AdminUser | null>(`opened user ${user.id}`, null);
  const [isWatching, setWatching] = useState(false);
  const refusal = editRefusal(editor, user);
  return (
    <span className={formStyles.officeActions}>
      <Tooltip title={refusal}>
        <Button
          type="text"
          size="small"
          disabled={refusal !== null}
          aria-label={`Editar ${user.email}`}
          onClick={() => setEdited(user)}
        >
          Editar
        </Button>
      </Tooltip>
      <Button
        type="text"
        size="small"
        disabled={refusal !== null}
        aria-label={`Sesiones de ${user.email}`}
        onClick={() => setWatching(true)}
      >
        Sesiones
      </Button>
      {edited && <UserDialog user={edited} editor={editor} onClose={() => setEdited(null)} />}
      {isWatching && (
        <SessionsDrawer
          user={user}
          canReset={canResetTotp(editor, user)}
          onClose={() => setWatching(false)}
        />
      )}
    </span>
  );
}
