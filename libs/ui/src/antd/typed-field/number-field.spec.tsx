import '@testing-library/jest-dom';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { AntdFrame } from '../antd-frame';
import { NumberItem } from './judged-item';
import { MoneyField, PercentField, QuantityField } from './number-field';

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ').trim();

function Single({ told, initial = null }: { told: FieldNumber[]; initial?: FieldNumber }) {
  const [value, setValue] = useState<FieldNumber>(initial);
  const change = (next: FieldNumber) => {
    told.push(next);
    setValue(next);
  };
  return (
    <AntdFrame>
      <MoneyField aria-label="Precio" value={value} onChange={change} />
      <button onClick={() => setValue(900)}>Otro valor</button>
    </AntdFrame>
  );
}
function open(initial?: FieldNumber) {
  const told: FieldNumber[] = [];
  const { container } = render(<Single told={told} initial={initial} />);
  const user = userEvent.setup({ delay: null });
  return { told, user, container, field: screen.getByLabelText<HTMLInputElement>('Precio') };
}
const noteOf = (field: HTMLElement) =>
  plain(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent);

describe('a money field', () => {
  it.each([
    ['12500', 12500],
    ['12.500', 12500],
    ['12.500,50', 12500.5],
    ['12500,5', 12500.5],
    ['7654,50', 7654.5],
  ])('accepts %p as %p and confirms it while typing [N-17-001]', async (text, value) => {
    const { told, user, field } = open();
    await user.type(field, text);
    expect(told.at(-1)).toBe(value);
    expect(noteOf(field)).toMatch(/^= \$ [\d.]+,\d\d$/);
    await user.tab();
    expect(told.at(-1)).toBe(value);
    expect(field.value).toBe(
      value
        .toFixed(2)
        .replace('.', ',')
        .replace(/\B(?=(\d{3})+,)/g, '.'),
    );
  });

  it('accepts a pasted amount with its sign', async () => {
    const { told, user, field } = open();
    await user.click(field);
    await user.paste('$ 12.500,00');
    expect(told).toEqual([12500]);
  });

  it('rejects 12.50, keeps the text, and offers both readings [N-17-002]', async () => {
    const { told, user, field } = open();
    await user.type(field, '12.50');
    await user.tab();
    expect(field).toHaveValue('12.50');
    expect(told.at(-1)).toMatchObject({ typed: '12.50' });
    expect(noteOf(field)).toBe('¿$ 12,50 o $ 12.500,00?');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: /12\.500,00/ }));
    expect(told.at(-1)).toBe(12500);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('12500');
  });

  it('shows plain digits, selected on Tab, and stays as it was without typing', async () => {
    const { told, user, field } = open(12500.5);
    expect(field).toHaveValue('12.500,50');
    await user.tab();
    expect(field).toHaveValue('12500,50');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '12500,50'.length]);
    await user.tab();
    expect(field).toHaveValue('12.500,50');
    expect(told).toEqual([]);
  });

  it('shows an external value while it has the focus', async () => {
    const { user, field } = open(5);
    await user.type(field, '55');
    act(() => screen.getByText('Otro valor').click());
    expect(field).toHaveValue('900,00');
  });

  it('opens a decimal keypad on a phone, and informs screen readers once typing pauses [N-17-010]', async () => {
    const { user, field, container } = open();
    expect(field).toHaveAttribute('inputmode', 'decimal');
    await user.type(field, '12.500');
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    await screen.findByText((_text, node) => node === live && plain(node?.textContent) === '= $ 12.500,00');
  });
});

describe('number fields in a form', () => {
  function openForm() {
    const sent: unknown[] = [];
    render(
      <AntdFrame>
        <Form onFinish={(values) => sent.push(values)} initialValues={{ price: 5 }}>
          <NumberItem
            name="price"
            label="Precio"
            requiredText="Este campo es obligatorio."
            min={{ value: 0.01, text: 'Debe ser mayor que cero.' }}
          >
            <MoneyField max={100_000_000} />
          </NumberItem>
          <NumberItem name="units" label="Unidades">
            <QuantityField max={20_000} />
          </NumberItem>
          <NumberItem name="change" label="Cambio">
            <PercentField max={900} isChange />
          </NumberItem>
          <Button htmlType="submit">Guardar</Button>
        </Form>
      </AntdFrame>,
    );
    const user = userEvent.setup({ delay: null });
    const put = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      if (text) await user.type(screen.getByLabelText(label), text);
      await user.keyboard('{Enter}');
    };
    return { sent, put, user };
  }

  it('submit numbers as soon as Enter is pressed', async () => {
    const { sent, put } = openForm();
    await put('Unidades', '12.000');
    await put('Cambio', '-10');
    await put('Precio', '12.500');
    expect(sent.at(-1)).toEqual({ price: 12500, units: 12000, change: -10 });
  });

  it.each([
    [
      'Precio',
      '12.50',
      'No es claro si son $ 12,50 o $ 12.500,00. Los miles llevan punto y los decimales, coma.',
    ],
    ['Precio', '0', 'Debe ser mayor que cero.'],
    ['Precio', '', 'Este campo es obligatorio.'],
    ['Precio', '200.000.000', 'El valor máximo es $ 100.000.000,00.'],
    ['Unidades', '1,5', 'Debe ser un número entero.'],
    ['Unidades', '50000', 'El valor máximo es 20.000.'],
    ['Cambio', 'mucho', 'Escriba un porcentaje entero, por ejemplo 12.'],
  ])('of type %s reject %p', async (label, text, problem) => {
    const { sent, put } = openForm();
    await put(label, text);
    expect(
      await screen.findByText(
        (_text, node) => plain(node?.textContent) === problem && node?.children.length === 0,
      ),
    ).toBeVisible();
    expect(sent).toEqual([]);
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  });

  it('clear their error as it is corrected by a reading or by typing [N-17-040]', async () => {
    const { sent, put, user } = openForm();
    const refusals = () => document.querySelectorAll('.ant-form-item-explain-error');
    await put('Precio', '12.50');
    await waitFor(() => expect(refusals()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /12\.500,00/ }));
    await waitFor(() => expect(refusals()).toHaveLength(0));
    await put('Unidades', '1,5');
    await waitFor(() => expect(refusals()).toHaveLength(1));
    await user.type(screen.getByLabelText('Unidades'), '0');
    await waitFor(() => expect(refusals()).toHaveLength(0));
    expect(sent).toEqual([]);
  });

  it('open a digit keypad for units, and a full one where a minus may be needed', () => {
    openForm();
    expect(screen.getByLabelText('Unidades')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Cambio')).toHaveAttribute('inputmode', 'text');
  });
});
