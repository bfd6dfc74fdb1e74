import { renderHook } from '@testing-library/react';
import type { CheckoutStep } from './positions';
import { useSlide } from './use-slide';

const show = (step: CheckoutStep | undefined): string | undefined => {
  const { result, unmount } = renderHook(() => useSlide(step));
  unmount();
  return result.current;
};

describe('a step of the checkout', () => {
  it('slides in from the right after an earlier step and from the left after a later one [N-18-330]', () => {
    show('shipping');
    expect(show('payment')).toBe('forward');
    expect(show('preview')).toBe('forward');
    expect(show('payment')).toBe('back');
  });

  it('does not move when it is shown again, when it is no step, or long after another', () => {
    show('shipping');
    expect(show('shipping')).toBeUndefined();
    expect(show(undefined)).toBeUndefined();
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(show('payment')).toBeUndefined();
    now.mockRestore();
  });
});
