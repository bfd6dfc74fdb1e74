import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { createContext, useContext, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useListAddress } from '#list-return';
import styles from './office-list.module.css';

interface RowStep {
  label: string;
  /** Also names the row: 'Facturar del pedido 41'. */
  name: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Why it is disabled. */
  note?: string | null;
}
export type RowAction = RowStep & ({ to: string } | { onClick: () => void });

interface RowMenuProps {
  /** 'Acciones del pedido 41' */
  name: string;
  actions: readonly RowAction[];
  isBusy?: boolean;
}

// The menu takes the focus, so that its arrow keys work.
const BY_KEYBOARD = { autoFocus: true };

/** In the panel of a row its acts are buttons. */
export const AreActionsOpen = createContext(false);

/** All that can be done with a row, in words; what destroys stands last. */
export function RowMenu({ name, actions, isBusy = false }: RowMenuProps) {
  const list = useListAddress();
  const sorted = [...actions].sort((a, b) => Number(a.isDanger ?? false) - Number(b.isDanger ?? false));
  const areOpen = useContext(AreActionsOpen);
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  if (areOpen)
    return (
      <span className={styles.rowActions}>
        {sorted.map((action) =>
          'to' in action ? (
            <Link key={action.label} to={action.to} state={{ list }} aria-label={action.name}>
              {action.label}
            </Link>
          ) : (
            <Button
              key={action.label}
              danger={action.isDanger}
              disabled={action.isDisabled}
              title={action.note ?? ''}
              loading={isBusy && action.isDanger === true}
              aria-label={action.name}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          ),
        )}
      </span>
    );
  const act = (action: RowAction) => {
    // A dialog gives the focus back to where it was: the menu is gone by then.
    opener.current?.focus();
    if ('to' in action) void navigate(action.to, { state: { list } });
    else action.onClick();
  };
  return (
    <Dropdown
      {...BY_KEYBOARD}
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: sorted.map((action) => ({
          key: action.label,
          danger: action.isDanger,
          disabled: action.isDisabled,
          title: action.note ?? '',
          'aria-label': action.name,
          label: action.label,
          onClick: () => act(action),
        })),
      }}
    >
      <Button
        ref={opener}
        type="text"
        size="small"
        loading={isBusy}
        icon={<MoreOutlined aria-hidden />}
        aria-label={name}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
