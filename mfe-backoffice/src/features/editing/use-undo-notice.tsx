import { App, Button } from 'antd';

import { failedCall } from './failed-call';

const SECONDS = 10;

/** 'Deshacer' stays for ten seconds. */
export function useUndoNotice() {
  const { notification } = App.useApp();
  return (title: string, undo: () => Promise<unknown>): void => {
    const key = `undo ${Date.now()}`;
    const takeBack = async () => {
      notification.destroy(key);
      try {
        await undo();
        notification.success({ title: 'Se deshizo el cambio.', role: 'status' });
      } catch (error) {
        notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
      }
    };
    notification.success({
      key,
      title,
      role: 'status',
      duration: SECONDS,
      actions: (
        <Button size="small" onClick={() => void takeBack()}>
          Deshacer
        </Button>
      ),
    });
  };
}
