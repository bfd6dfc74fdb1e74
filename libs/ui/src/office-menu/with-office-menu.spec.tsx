import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { WithOfficeMenu } from './with-office-menu';

let giveUp = (): void => undefined;

function Menu({ isFolded, onFold }: { isFolded: boolean; onFold: (isFolded: boolean) => void }) {
  return <button onClick={() => onFold(!isFolded)}>{isFolded ? 'Iconos' : 'Nombres'}</button>;
}
const renderMenu = jest.fn<
  React.ReactNode,
  [{ props: React.ComponentProps<typeof Menu>; onUnavailable: () => void }]
>(({ props, onUnavailable }) => {
  giveUp = onUnavailable;
  return <Menu {...props} />;
});

function Page() {
  const [text, setText] = useState('');
  return <input aria-label="Nota" value={text} onChange={({ target }) => setText(target.value)} />;
}
const view = (hasMenu: boolean) => (
  <WithOfficeMenu hasMenu={hasMenu} renderMenu={renderMenu}>
    <Page />
  </WithOfficeMenu>
);
const noteField = () => screen.getByLabelText('Nota');
const slot = () => document.querySelector('[data-folded]');

beforeEach(() => {
  localStorage.clear();
  renderMenu.mockClear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe("a page beside the office's menu", () => {
  it('is shown alone, without requests, where the user has no entries', () => {
    render(view(false));
    expect(noteField()).toBeVisible();
    expect(slot()).toBeNull();
    expect(renderMenu).not.toHaveBeenCalled();
  });

  it('keeps its input when the menu loads, fails and disappears', () => {
    const { rerender } = render(view(false));
    fireEvent.change(noteField(), { target: { value: 'a medias' } });
    const before = noteField();
    rerender(view(true));
    expect(screen.getByRole('button', { name: 'Nombres' })).toBeVisible();
    act(() => giveUp());
    expect(screen.queryByRole('button')).toBeNull();
    expect(slot()).toBeNull();
    rerender(view(false));
    expect(noteField()).toBe(before);
    expect(noteField()).toHaveValue('a medias');
  });

  it('reserves the width of the menu while it loads', () => {
    renderMenu.mockReturnValueOnce(null);
    render(view(true));
    expect(slot()).toBeEmptyDOMElement();
    expect(slot()).toHaveAttribute('data-folded', 'false');
  });

  it("remembers the state of the menu across this page and the office's own", () => {
    const { unmount } = render(view(true));
    fireEvent.click(screen.getByRole('button', { name: 'Nombres' }));
    expect(slot()).toHaveAttribute('data-folded', 'true');
    expect(localStorage.getItem('office-menu')).toBe('folded');
    unmount();
    render(view(true));
    expect(screen.getByRole('button', { name: 'Iconos' })).toBeVisible();
  });
});
