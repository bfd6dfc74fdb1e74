import { ProFormSelect, ProFormText } from '@ant-design/pro-components';
import type { AdminUser } from '@lacteos/contracts/schemas';
import { LIMITS } from '@lacteos/contracts/validation';
import { DEPARTMENTS } from '@lacteos/contracts/divipola';
import { App, Form } from 'antd';

import { EditDialog, fieldsOf, useEdit, formStyles } from '#features/editing';
import { useChangeUser } from './save-user';
import {
  ACTIVE_TEXTS,
  USER_LABELS,
  userChangeOf,
  userName,
  userValuesOf,
  userValueText,
  type UserValues,
} from './user-form';
import { isOwnAccount, roleOptions, type Editor } from './user-privileges';

interface UserDialogProps {
  user: AdminUser;
  editor: Editor;
  onClose: () => void;
}

const fieldOf = fieldsOf(USER_LABELS);

function CityFields() {
  const form = Form.useFormInstance<UserValues>();
  const state = Form.useWatch('state_code', form);
  const cities = DEPARTMENTS.find(({ code }) => code === state)?.municipalities ?? [];
  return (
    <>
      <ProFormSelect
        {...fieldOf('state_code', {
          optionFilterProp: 'label',
          onChange: () => form.setFieldValue('city_code', undefined),
        })}
        showSearch
        allowClear={false}
        options={DEPARTMENTS.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <ProFormSelect
        {...fieldOf('city_code', { optionFilterProp: 'label' })}
        showSearch
        allowClear={false}
        options={cities.map(([code, name]) => ({ value: code, label: name }))}
      />
    </>
  );
}

/** The API validates: the form itself refuses nothing. */
export function UserDialog({ user, editor, onClose }: UserDialogProps) {
  const { notification } = App.useApp();
  const { mutateAsync: change } = useChangeUser();
  const own = isOwnAccount(editor, user);
  const edit = useEdit<AdminUser, UserValues>({
    name: `user ${user.id}`,
    leavesOut: ['password'],
    row: user,
    valuesOf: userValuesOf,
    labels: USER_LABELS,
    textOf: userValueText,
    save: (seen, values) => change(userChangeOf(seen, values)),
    onSaved: () => {
      notification.success({ title: `Se guardó ${userName(user)}`, role: 'status' });
      onClose();
    },
  });
  return (
    <EditDialog edit={edit} title={`Editar ${userName(user)}`} omitNil={false} onClose={onClose}>
      <div className={formStyles.officeFormColumns}>
        <ProFormText {...fieldOf('phone', { maxLength: 40, inputMode: 'tel' })} />
        <ProFormText {...fieldOf('email', { maxLength: LIMITS.email, inputMode: 'email' })} />
        <CityFields />
        <ProFormSelect
          {...fieldOf('active')}
          allowClear={false}
          disabled={own}
          options={[...ACTIVE_TEXTS]}
          tooltip={own ? 'No puede desactivar su propia cuenta.' : undefined}
        />
        <ProFormSelect
          {...fieldOf('id_role')}
          allowClear={false}
          disabled={own}
          options={roleOptions(editor)}
          tooltip={own ? 'No puede cambiar su propio rol.' : undefined}
        />
        <ProFormText.Password
          {...fieldOf('password', { maxLength: 128, autoComplete: 'new-password' })}
          placeholder="Déjela vacía para conservar la actual"
        />
      </div>
    </EditDialog>
  );
}
