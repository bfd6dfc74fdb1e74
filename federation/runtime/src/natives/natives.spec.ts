import { sendItems } from '../registry/reports';
import { keepNatives, natives } from './natives';

const replace = () => {
  const replaced = { fetch: jest.fn(), sendBeacon: jest.fn(() => true) };
  Object.assign(globalThis, { fetch: replaced.fetch });
  Object.defineProperty(navigator, 'sendBeacon', { value: replaced.sendBeacon, configurable: true });
  return replaced;
};

it('reports and requests of the platform use the functions of the start, whoever replaces them later [N-37-227]', () => {
  const early = replace();
  sendItems([]);
  expect(early.sendBeacon).toHaveBeenCalledTimes(1);
  keepNatives();
  const late = replace();
  keepNatives();
  sendItems([]);
  void natives().fetch('/visit');
  expect(early.sendBeacon).toHaveBeenCalledTimes(2);
  expect(early.fetch).toHaveBeenCalledWith('/visit');
  expect(late.sendBeacon).not.toHaveBeenCalled();
  expect(late.fetch).not.toHaveBeenCalled();
});
