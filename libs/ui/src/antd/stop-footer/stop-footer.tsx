import { Button, type ModalProps } from 'antd';

/** The foot of a dialog whose run is stopped there; antd's own cancel button always closes the dialog too. */
export const stopFooter =
  (stop: () => void): ModalProps['footer'] =>
  (_, { OkBtn }) => (
    <>
      <Button onClick={stop}>Detener</Button>
      <OkBtn />
    </>
  );
