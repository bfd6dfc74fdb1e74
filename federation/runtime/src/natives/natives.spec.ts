import { sendItems } from '../remotes/reports';
import { withTimeLimit } from '../time-limit';
import { keepNatives, natives } from './natives';

const { setTimeout } = globalThis;

const replace = () => {
  const replaced = { fetch: jest.fn(), sendBeacon: jest.fn(() => true), setTimeout: jest.fn(setTimeout) };
  Object.assign(globalThis, { fetch: replaced.fetch, setTimeout: replaced.setTimeout });
  Object.defineProperty(navigator, 'sendBeacon', { value: replaced.sendBeacon, configurable: true });
  return replaced;
};
afterAll(() => {
  globalThis.setTimeout = setTimeout;
});

it('reports, requests and limits of the platform use the functions of the start, whoever replaces them later [N-37-227]', async () => {
  const early = replace();
  sendItems([]);
  expect(early.sendBeacon).toHaveBeenCalledTimes(1);
  keepNatives();
  const late = replace();
  keepNatives();
  sendItems([]);
  void natives().fetch('/visit');
  const never = new Promise(() => undefined);
  await expect(withTimeLimit(never, 1, () => new Error('late'))).rejects.toThrow('late');
  expect(early.sendBeacon).toHaveBeenCalledTimes(2);
  expect(early.fetch).toHaveBeenCalledWith('/visit');
  expect(early.setTimeout).toHaveBeenCalledTimes(1);
  expect(late.sendBeacon).not.toHaveBeenCalled();
  expect(late.fetch).not.toHaveBeenCalled();
  expect(late.setTimeout).not.toHaveBeenCalled();
});
