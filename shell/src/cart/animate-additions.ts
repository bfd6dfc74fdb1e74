import { on } from '@lacteos/session-bus';

const ANIMATION_MS = 180;
/** A later answer is not shown as the outcome of the press. */
const PRESS_LASTS_MS = 10_000;
const SIZE = 18;

const centre = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isInView = (element: Element): boolean => {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

const cartInView = (): Element | undefined =>
  [...document.querySelectorAll('a[href="/cart"]')].find(isInView);

function animateDot(from: Element, to: Element): void {
  const [start, end] = [centre(from), centre(to)];
  const dot = document.createElement('span');
  dot.setAttribute('aria-hidden', 'true');
  Object.assign(dot.style, {
    position: 'fixed',
    left: `${start.x - SIZE / 2}px`,
    top: `${start.y - SIZE / 2}px`,
    zIndex: '1000',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: '50%',
    background: 'var(--butter)',
    boxShadow: 'var(--shadow-card)',
    pointerEvents: 'none',
  });
  document.body.append(dot);
  const flight = dot.animate(
    { transform: ['none', `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(0.5)`] },
    { duration: ANIMATION_MS, easing: 'ease-in' },
  );
  const land = (): void => dot.remove();
  flight.finished.then(land, land);
}

/** Shows each product put into the cart as a moving dot, unless reduced motion is set. @returns stops it */
export function animateAdditions(): () => void {
  let press: { button: Element; at: number } | null = null;
  const notePress = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('[data-press="kept"]') : null;
    if (button) press = { button, at: performance.now() };
  };
  document.addEventListener('click', notePress, true);
  const subscription = on('cart-changed').subscribe(() => {
    const pressed = press;
    press = null;
    if (!pressed || performance.now() - pressed.at > PRESS_LASTS_MS) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const cart = cartInView();
    if (cart && pressed.button.isConnected && isInView(pressed.button)) animateDot(pressed.button, cart);
  });
  return () => {
    document.removeEventListener('click', notePress, true);
    subscription.unsubscribe();
  };
}
