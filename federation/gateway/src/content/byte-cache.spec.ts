import { describe, expect, it } from '@jest/globals';
import { ByteCache } from './byte-cache.js';

describe('Byte cache', () => {
  const filled = (): ByteCache<string> => {
    const cache = new ByteCache<string>(10);
    cache.set('one', '1', 4);
    cache.set('two', '2', 4);
    return cache;
  };
  const kept = (cache: ByteCache<string>) => ['one', 'two', 'three'].map((key) => cache.get(key) ?? null);

  it('drops the least recently used value when it is full [N-21-197]', () => {
    const cache = filled();
    cache.get('one');
    cache.set('three', '3', 4);
    expect(kept(cache)).toEqual(['1', null, '3']);
  });

  it('counts the new size of a replaced value', () => {
    const cache = filled();
    cache.set('one', 'I', 6);
    expect(kept(cache)).toEqual(['I', '2', null]);
    cache.set('one', 'i', 1);
    cache.set('three', '3', 5);
    expect(kept(cache)).toEqual(['i', '2', '3']);
  });

  it('stores no value larger than its limit, and none when the limit is zero [N-21-197]', () => {
    const cache = filled();
    cache.set('three', '3', 11);
    expect(kept(cache)).toEqual(['1', '2', null]);
    const none = new ByteCache<string>(0);
    none.set('one', '1', 1);
    expect(kept(none)).toEqual([null, null, null]);
  });

  it('is empty after it is cleared', () => {
    const cache = filled();
    cache.clear();
    cache.set('three', '3', 10);
    expect(kept(cache)).toEqual([null, null, '3']);
  });
});
