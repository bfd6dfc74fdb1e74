import '@testing-library/jest-dom';
import type { FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { AntdFrame } from '../antd-frame';
import { DayField } from './day-field';
import { DayRangeField, type DayRange } from './day-range-field';
import { DayItem } from './judged-item';

const TODAY = colombianDay(new Date());
const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

function Single({ told, min }: { told: FieldDay[]; min?: string }) {
  const [value, setValue] = useState<FieldDay>(null);
  const change = (next: FieldDay) => {
    told.push(next);
    setValue(next);
  };
  return (
    <AntdFrame>
      <label htmlFor="day">Fecha</label>
      <DayField id="day" value={value} min={min} onChange={change} />
      <p>Fin</p>
      <button onClick={() => setValue('2026-11-29')}>Mañana</button>
    </AntdFrame>
  );
}
function open(min?: string) {
  const told: FieldDay[] = [];
  render(<Single told={told} min={min} />);
  return { told, user: userEvent.setup({ delay: null }), field: screen.getByLabelText('Fecha') };
}

describe('a day field', () => {
  it.each([
    ['hoy', TODAY],
    ['15/11/26', '2026-11-15'],
    ['15-11-2026', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
  ])('accepts %p, names the day while typing, and shows it on blur', async (text, day) => {
    const { told, user, field } = open();
    await user.type(field, text);
    expect(told.at(-1)).toBe(day);
    expect(noteOf(field)).toMatch(/^= [a-zéá]+, \d+ de [a-z]+ de \d{4}$/);
    await user.tab();
    expect(field).toHaveValue(day);
  });

  it('keeps an impossible day and shows the reason [N-17-021]', async () => {
    const { told, user, field } = open();
    await user.type(field, '31/02/2026');
    await user.tab();
    expect(field).toHaveValue('31/02/2026');
    expect(field).toBeInvalid();
    expect(noteOf(field)).toBe('No hay un 31 de febrero de 2026: ese mes tiene 28 días.');
    expect(told.at(-1)).toMatchObject({ typed: '31/02/2026' });
  });

  it('loses no letter when editing starts without a focus event [N-38-502]', async () => {
    const { user, field } = open();
    const stop = (event: Event): void => event.stopPropagation();
    window.addEventListener('focusin', stop, { capture: true });
    field.focus();
    await user.keyboard('15/11');
    window.removeEventListener('focusin', stop, { capture: true });
    expect(field).toHaveValue('15/11');
  });

  it('loses no letter when a day from elsewhere is typed over [N-38-502]', async () => {
    const { user, field } = open();
    await user.click(field);
    fireEvent.click(screen.getByText('Mañana'));
    expect(field).toHaveFocus();
    (field as HTMLInputElement).select();
    await user.keyboard('15/11');
    expect(field).toHaveValue('15/11');
  });

  it('rejects a day before the minimum', async () => {
    const { user, field } = open(TODAY);
    await user.type(field, 'ayer');
    expect(noteOf(field)).toBe('La fecha no puede ser anterior a hoy.');
  });

  it('offers a calendar that returns to the field [N-17-022]', async () => {
    const { told, user, field } = open();
    await user.type(field, '15/11/2026');
    await user.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
    await user.click(await screen.findByTitle('2026-11-18'));
    expect(told.at(-1)).toBe('2026-11-18');
    expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByTitle('2026-11-18')).not.toBeInTheDocument());
  });

  it('blocks a form while its text is no day [N-17-021]', async () => {
    const sent: unknown[] = [];
    render(
      <AntdFrame>
        <Form onFinish={(values) => sent.push(values)}>
          <DayItem name="date" label="Fecha" requiredText="Falta la fecha.">
            <DayField />
          </DayItem>
          <Button htmlType="submit">Guardar</Button>
        </Form>
      </AntdFrame>,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Falta la fecha.')).toBeVisible();
    await user.type(screen.getByLabelText('Fecha'), '31/4{Enter}');
    expect(await screen.findByText('No hay un 31 de abril: ese mes tiene 30 días.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(screen.getByLabelText('Fecha'));
    await user.type(screen.getByLabelText('Fecha'), '30/4/2026{Enter}');
    await waitFor(() => expect(sent).toEqual([{ date: '2026-04-30' }]));
  });
});

describe('a range of two days', () => {
  function openRange() {
    const told: DayRange[] = [];
    const Range = () => {
      const [value, setValue] = useState<DayRange>({});
      const change = (next: DayRange) => {
        told.push(next);
        setValue(next);
      };
      return <DayRangeField labels={{ from: 'Desde', to: 'Hasta' }} value={value} onChange={change} />;
    };
    render(<Range />, { wrapper: AntdFrame });
    return { told, user: userEvent.setup({ delay: null }) };
  }

  it('reports a day once it is complete, not while typing [N-17-023]', async () => {
    const { told, user } = openRange();
    await user.type(screen.getByLabelText('Desde'), '1/11/2026');
    expect(told).toEqual([]);
    await user.keyboard('{Enter}');
    expect(told).toEqual([{ from: '2026-11-01', to: undefined }]);
    await user.type(screen.getByLabelText('Hasta'), '15/11/2026');
    await user.tab();
    expect(told.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-15' });
    await user.clear(screen.getByLabelText('Desde'));
    await user.tab();
    expect(told.at(-1)).toEqual({ from: undefined, to: '2026-11-15' });
  });

  it('rejects an implausible year and says why [N-33-732]', async () => {
    const { told, user } = openRange();
    const from = screen.getByLabelText('Desde');
    await user.type(from, '26/11/1026{Enter}');
    expect(told).toEqual([]);
    expect(noteOf(from)).toContain('El año 1026 no puede ser');
  });

  it('reports no range that ends before it begins or contains an invalid day', async () => {
    const { told, user } = openRange();
    await user.type(screen.getByLabelText('Hasta'), '31/02/2026{Enter}');
    expect(told).toEqual([]);
    await user.clear(screen.getByLabelText('Hasta'));
    await user.type(screen.getByLabelText('Hasta'), '1/10/2026{Enter}');
    await user.type(screen.getByLabelText('Desde'), '2/10/2026{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('«Hasta» es anterior a «Desde».');
    expect(told).toEqual([{ from: undefined, to: '2026-10-01' }]);
  });
});
