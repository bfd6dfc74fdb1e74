import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';

const ERRORS = [
  { fieldId: 'email', text: 'El correo no es valido' },
  { fieldId: 'phone', text: 'Por favor ingrese un número valido' },
];

describe('an error summary', () => {
  it('is focused and lists every error', () => {
    render(<ErrorSummary errors={ERRORS} attempt={1} />);
    expect(screen.getByRole('region', { name: 'Revise estos datos' })).toHaveFocus();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'El correo no es valido',
      'Por favor ingrese un número valido',
    ]);
  });

  it('links each error to its field', async () => {
    render(
      <>
        <ErrorSummary errors={ERRORS} attempt={1} />
        <TextField id="phone" label="Teléfono" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Por favor ingrese un número valido' }));
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveFocus();
  });

  it('is focused at each attempt, not when an error appears while typing', () => {
    const { rerender } = render(<ErrorSummary errors={[]} attempt={1} />);
    rerender(<ErrorSummary errors={ERRORS} attempt={1} />);
    expect(screen.getByRole('region')).not.toHaveFocus();
    rerender(<ErrorSummary errors={ERRORS} attempt={2} />);
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} attempt={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});
