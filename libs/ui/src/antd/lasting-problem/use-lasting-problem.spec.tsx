import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { ToastHost } from '../../components/toasts';
import { AntdFrame } from '../antd-frame';
import { useLastingProblem } from './use-lasting-problem';

let fail: (problem: string | null) => void = () => undefined;
let takeAway: () => void = () => undefined;

function Dialog() {
  const [problem, setProblem] = useLastingProblem<string>();
  fail = setProblem;
  return <p>{problem ?? 'sin problema'}</p>;
}
function Row() {
  const [isThere, setThere] = useState(true);
  takeAway = () => setThere(false);
  return isThere ? <Dialog /> : <p>fila cambiada</p>;
}
const open = () =>
  render(
    <AntdFrame>
      <Row />
    </AntdFrame>,
  );

describe('the error of a dialog', () => {
  it('is shown in the dialog', () => {
    open();
    act(() => fail('Ya está pagado.'));
    expect(screen.getByText('Ya está pagado.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('remains visible when the page removes the dialog [N-33-610]', async () => {
    open();
    act(() => fail('Ya está pagado.'));
    act(() => takeAway());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya está pagado.');
  });

  it('is shown when it arrives after the removal of the dialog', async () => {
    open();
    act(() => takeAway());
    act(() => fail('Ya está despachado.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya está despachado.');
  });

  it('is shown by the shell after its page was left, and only once [N-33-958]', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = open();
    act(() => fail('Ya está pagado.'));
    page.unmount();
    expect(errors).not.toHaveBeenCalled();
    render(<ToastHost />);
    act(() => fail('Ya está despachado.'));
    expect(screen.getByText('Ya está despachado.')).toBeVisible();
    expect(screen.queryByText('Ya está pagado.')).not.toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('disappears with the dialog that its person closes', () => {
    open();
    act(() => fail('Ya está cancelado.'));
    act(() => {
      fail(null);
      takeAway();
    });
    expect(screen.getByText('fila cambiada')).toBeVisible();
    expect(screen.queryByText('Ya está cancelado.')).not.toBeInTheDocument();
  });
});
