import { ModalForm } from '@ant-design/pro-components';
import type { ReactNode } from 'react';

import { EditNotice } from './edit-notice';
import type { Edit } from './use-edit';

interface EditDialogProps<Values extends object> {
  edit: Omit<Edit<never, Values>, 'continueWith' | 'mergeCurrent'>;
  title: string;
  width?: number;
  omitNil?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function EditDialog<Values extends object>({
  edit: { form, initialValues, notice, finish, askToClose },
  title,
  width = 680,
  omitNil,
  onClose,
  children,
}: EditDialogProps<Values>) {
  return (
    <ModalForm<Values>
      noValidate
      open
      form={form}
      title={title}
      width={width}
      initialValues={initialValues}
      omitNil={omitNil}
      modalProps={{ mask: { closable: false }, destroyOnHidden: true }}
      submitter={{ searchConfig: { submitText: 'Guardar', resetText: 'Cancelar' } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) askToClose(onClose);
      }}
      onFinish={finish}
    >
      <EditNotice notice={notice} />
      {children}
    </ModalForm>
  );
}
