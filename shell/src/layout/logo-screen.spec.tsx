import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LogoScreen } from './logo-screen';

const logo = (): HTMLElement | null => screen.queryByTestId('logo-screen');
const open = (): void => {
  render(
    <>
      <p>La página</p>
      <LogoScreen />
    </>,
  );
};

describe('logo screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('covers the rendered page for 2 seconds [S-063]', () => {
    open();
    expect(logo()).toBeInTheDocument();
    expect(screen.getByText('La página')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(logo()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(logo()).not.toBeInTheDocument();
  });

  it('shows only at the first start in a browser session [D-106]', () => {
    sessionStorage.setItem('logo-screen-seen', 'yes');
    open();
    expect(logo()).not.toBeInTheDocument();
  });

  it('ends at any key', () => {
    open();
    fireEvent.keyDown(window, { key: 'a' });
    expect(logo()).not.toBeInTheDocument();
  });

  it('ends at a tap [D-107]', () => {
    open();
    fireEvent.pointerDown(window);
    expect(logo()).not.toBeInTheDocument();
  });

  it('is skipped with reduced motion', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ ...new EventTarget(), matches: true, media: query }) as MediaQueryList,
      );
    open();
    expect(logo()).not.toBeInTheDocument();
  });
});
