import { App, Switch } from 'antd';

import styles from './active-switch.module.css';
import { failedCall } from './failed-call';

interface ActiveSwitchProps {
  name: string;
  active: boolean;
  isPending: boolean;
  onToggle: (active: boolean) => Promise<unknown>;
  onFailure?: (error: unknown) => void;
}

export function ActiveSwitch({ name, active, isPending, onToggle, onFailure }: ActiveSwitchProps) {
  const { notification } = App.useApp();
  const toggle = async () => {
    try {
      await onToggle(!active);
    } catch (error) {
      onFailure?.(error);
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return (
    <>
      <Switch
        aria-label={`${name}: activo`}
        checked={active}
        loading={isPending}
        onChange={() => void toggle()}
      />
      <span className={styles.onPaper} data-text={active ? 'Sí' : 'No'} />
    </>
  );
}
