import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

import { useAddress } from './use-address';

const FILTERS = ['estado', 'pago', 'envio', 'metodo', 'orden'];

function Page() {
  const [address, change] = useAddress();
  const drawn = useDeferredValue(useLocation().search);
  const put = (name: string, value: string) =>
    change((newest) => {
      newest.set(name, value);
      return newest;
    });
  return (
    <>
      {FILTERS.map((name) => (
        <button key={name} onClick={() => put(name, '1')}>
          {name}
        </button>
      ))}
      <input
        aria-label="Buscar"
        value={address.get('texto') ?? ''}
        onChange={({ target }) => put('texto', target.value)}
      />
      <Link to="/?pago=2">Otra vista</Link>
      <p data-testid="drawn">{drawn}</p>
    </>
  );
}
const press = (name: string) => screen.getByText(name).click();
/** Presses within the change of the page itself, before React runs what it puts off. */
const pressOnceDrawn = (search: string, name: string) =>
  new Promise<void>((resolve) => {
    const drawn = screen.getByTestId('drawn');
    const observer = new MutationObserver(() => {
      if (drawn.textContent !== search) return;
      observer.disconnect();
      press(name);
      resolve();
    });
    observer.observe(drawn, { characterData: true, childList: true, subtree: true });
  });
const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  render(<Page />, { wrapper: BrowserRouter });
});

describe('the parameters of the URL', () => {
  it('keep all of five changes made before the first render [N-17-030]', () => {
    act(() => FILTERS.forEach(press));
    expect(addressNow()).toEqual({ estado: '1', pago: '1', envio: '1', metodo: '1', orden: '1' });
    expect(screen.getByTestId('drawn')).toHaveTextContent('?estado=1&pago=1&envio=1&metodo=1&orden=1');
  });

  it('show a typed letter at once, whatever the router still renders [N-17-030]', () => {
    const field = screen.getByLabelText('Buscar');
    for (const text of ['q', 'qu', 'que']) {
      fireEvent.change(field, { target: { value: text } });
      expect(field).toHaveValue(text);
    }
    expect(addressNow()).toEqual({ texto: 'que' });
  });

  it('follow links and the back button, and continue from there', async () => {
    act(() => press('estado'));
    fireEvent.click(screen.getByText('Otra vista'));
    act(() => press('envio'));
    expect(addressNow()).toEqual({ pago: '2', envio: '1' });
    expect(await screen.findByText('?pago=2&envio=1')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByText('?pago=2')).toBeVisible();
    act(() => press('orden'));
    expect(addressNow()).toEqual({ pago: '2', orden: '1' });
  });

  it('count as soon as they are drawn: a press in the same moment continues from there', async () => {
    act(() => press('estado'));
    act(() => press('envio'));
    const pressed = pressOnceDrawn('?estado=1', 'orden');
    window.history.back();
    await pressed;
    expect(addressNow()).toEqual({ estado: '1', orden: '1' });
    expect(await screen.findByText('?estado=1&orden=1')).toBeVisible();
  });
});
