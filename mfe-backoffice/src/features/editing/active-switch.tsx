import { App, Switch } from 'antd';

import { failedCall } from './failed-call';

interface ActiveSwitchProps {
  /** Name of the row for screen readers: 'Kumis natural'. */
  name: string;
  active: boolean;
  isPending: boolean;
  /** Sends the inverse of the present value. */
  onToggle: (active: boolean) => Promise<unknown>;
  onFailure?: (error: unknown) => void;
}

/** Shows or hides a row of the public pages; the switch follows what the server says. */
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
    <Switch
      aria-label={`${name}: activo`}
      checked={active}
      loading={isPending}
      onChange={() => void toggle()}
    />
  );
}
