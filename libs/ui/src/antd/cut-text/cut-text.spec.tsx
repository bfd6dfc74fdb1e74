import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CutText } from './cut-text';

const TEXT = 'Comercializadora de Lácteos y Derivados del Oriente Colombiano S.A.S.';
const narrow = (width: number) => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
};

describe('a single-line text', () => {
  it('shows its full content on focus when it is truncated [N-17-052]', async () => {
    narrow(120);
    render(<CutText>{TEXT}</CutText>);
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent(TEXT);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(TEXT);
  });

  it('is not focusable when all of it is visible', async () => {
    narrow(500);
    render(<CutText>{TEXT}</CutText>);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
