import { render, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { accessibilityProblems } from '../testing';
import { PlaceDialog } from './place-dialog';

const field = () => screen.getByRole('combobox', { name: 'Ciudad o municipio' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the dialog that asks for the municipality', () => {
  const choose = jest.fn();
  const close = jest.fn();
  beforeEach(async () => {
    choose.mockClear();
    render(<PlaceDialog accountCityCode="91001" onChoose={choose} onClose={close} />);
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it("offers the account's municipality first, then the largest ones", async () => {
    expect(names()).toEqual(['Leticia, Amazonas', 'Villavicencio, Meta', 'Bogotá, D.C.']);
    await userEvent.click(screen.getByRole('option', { name: 'Leticia, Amazonas' }));
    expect(choose).toHaveBeenCalledWith({ cityCode: '91001', name: 'Leticia, Amazonas' });
  });

  it('finds municipalities without accents, by words of name or department, the best first', async () => {
    await userEvent.type(field(), 'bogota');
    expect(names()[0]).toBe('Bogotá, D.C.');
    await userEvent.clear(field());
    await userEvent.type(field(), 'granada meta');
    expect(names()).toEqual(['Granada, Meta']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'san');
    expect(names()).toHaveLength(8);
    expect(screen.getByRole('status')).toHaveTextContent(/municipios: escriba más letras/);
  });

  it('is operated by keyboard alone: Enter chooses the best one', async () => {
    await userEvent.type(field(), '{Enter}');
    expect(choose).not.toHaveBeenCalled();
    await userEvent.type(field(), 'acacias{Enter}');
    expect(choose).toHaveBeenCalledWith({ cityCode: '50006', name: 'Acacías, Meta' });
    await userEvent.clear(field());
    await userEvent.type(field(), 'puerto{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  });

  it('says when nothing is found', async () => {
    await userEvent.type(field(), 'macondo');
    expect(screen.getByRole('status')).toHaveTextContent(/No encontramos ese municipio/);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });
});
