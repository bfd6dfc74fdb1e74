import { Button, type ModalProps } from 'antd';

/** antd's own cancel button would also close the dialog. */
export const stopFooter =
  (stop: () => void): ModalProps['footer'] =>
  (_, { OkBtn }) => (
    <>
      <Button onClick={stop}>Detener</Button>
      <OkBtn />
    </>
  );
