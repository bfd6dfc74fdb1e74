import { describe, expect, it, jest } from '@jest/globals';
import { withFormerNames } from './index.js';

const NAMES = { OLD_KEY: 'NEW_KEY', OLD_FILE: 'NEW_FILE' };

describe('variables under their former names', () => {
  it('are read with a warning that holds no value [N-37-426]', () => {
    const warn = jest.fn();
    expect(withFormerNames({ PORT: '1', OLD_KEY: 'k1:secret' }, NAMES, warn)).toMatchObject({
      PORT: '1',
      NEW_KEY: 'k1:secret',
    });
    expect(warn.mock.calls).toEqual([['OLD_KEY is now NEW_KEY; the former name goes with the next release']]);
  });

  it('may stand beside the same value, and are refused by name beside another [N-37-426]', () => {
    const read = (value: string) => withFormerNames({ OLD_KEY: 'a', NEW_KEY: value }, NAMES, () => undefined);
    expect(read('a')).toMatchObject({ NEW_KEY: 'a' });
    expect(() => read('b')).toThrow('NEW_KEY: expected no other value than OLD_KEY, its former name');
  });

  it('are no matter while they are empty', () => {
    const warn = jest.fn();
    expect(withFormerNames({ OLD_FILE: ' ', NEW_FILE: 'a' }, NAMES, warn)).toMatchObject({ NEW_FILE: 'a' });
    expect(warn).not.toHaveBeenCalled();
  });
});
