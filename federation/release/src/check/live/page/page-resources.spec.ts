import { describe, expect, it } from '@jest/globals';
import { addressProblem, rendererProblem } from './disagreements.js';
import { findLeaks, type LeakableResources } from './page-resources.js';

const holding = (changes: Partial<LeakableResources> = {}): LeakableResources => ({
  listeners: ['resize', 'scroll'],
  intervals: 1,
  layers: 4,
  observers: 2,
  heapMb: 20,
  ...changes,
});

describe('a second react-dom in a page', () => {
  it.each([
    [1, 0, null],
    [2, 0, 'react-dom is in the page 2 times'],
    [2, 1, null],
    [1, 1, null],
    [3, 1, 'react-dom is in the page 3 times'],
    [0, 1, 'react-dom is in the page 0 times'],
  ])(
    '%d copies, where %d remotes declare a React of their own: %s [N-22-122]',
    (renderers, isolatedRemotes, problem) => {
      expect(rendererProblem(renderers, isolatedRemotes)).toBe(problem);
    },
  );
});

describe('the address of a shown page', () => {
  const own = { name: 'mfe-toy', paths: ['/toys', '/toy/:id'] };

  it.each([
    ['mfe-toy', '/toys', null],
    ['mfe-toy', '/Toy/7/', null],
    ['mfe-other', '/books', null],
    [null, '/books', null],
    ['mfe-toy', '/books', 'shows its page at /books, which is not its address'],
    ['mfe-toy', '/toy/7/parts', 'shows its page at /toy/7/parts, which is not its address'],
  ])('of %s at %s: %s [N-37-219]', (remote, path, problem) => {
    expect(addressProblem({ remote, path }, own)).toBe(problem);
  });
});

describe('D the leak report of a release', () => {
  it('is empty when the page holds the same after each visit', () => {
    expect(findLeaks([holding(), holding()])).toEqual([]);
  });

  it('lists memory and observers that grow with each visit [N-22-012]', () => {
    const after = [0, 1, 2].map((visit) => holding({ observers: 2 + visit, heapMb: 20 + 25 * visit }));
    expect(findLeaks(after)).toEqual(['an observer', 'more than 10 MB of memory']);
    expect(findLeaks([holding(), holding({ heapMb: 55 }), holding({ heapMb: 56 })])).toEqual([]);
  });

  it('lists growth at the second visit', () => {
    const second = holding({ listeners: ['resize', 'resize', 'scroll'], intervals: 2, layers: 5 });
    expect(findLeaks([holding(), second])).toEqual([
      'listeners of resize',
      'a running interval',
      'an element of the body',
    ]);
  });

  it('omits resources created once and kept, whichever visit creates them', () => {
    const measured = holding({ layers: 5 });
    expect(findLeaks([holding(), measured, measured])).toEqual([]);
  });

  it('lists growth at the second and the third visit', () => {
    const listening = (times: number) =>
      holding({ listeners: Array.from({ length: times }, () => 'resize') });
    expect(findLeaks([listening(1), listening(2), listening(3)])).toEqual(['listeners of resize']);
  });
});
