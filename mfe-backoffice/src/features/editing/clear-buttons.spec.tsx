import '@testing-library/jest-dom';
import { ProForm, ProFormSelect, ProFormText } from '@ant-design/pro-components';
import { AntdFrame } from '@lacteos/ui/antd';
import { render, screen } from '@testing-library/react';

describe('the fields of ProComponents', () => {
  it('label their clear buttons in Spanish [N-33-956]', async () => {
    render(
      <AntdFrame>
        <ProForm initialValues={{ name: 'Kumis', brand: '1' }} submitter={false}>
          <ProFormText name="name" label="Nombre" />
          <ProFormSelect name="brand" label="Marca" options={[{ value: '1', label: 'Llano' }]} />
        </ProForm>
      </AntdFrame>,
    );
    expect(await screen.findByRole('button', { name: 'Borrar el texto' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Borrar lo elegido' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/close-circle|Clear/)).not.toBeInTheDocument();
  });
});
