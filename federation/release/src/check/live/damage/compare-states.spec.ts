import { damageLeftBehind, damageWhileShown } from './compare-states.js';
import type { PageState } from './damage-probe.js';

const untouched: PageState = {
  lostKeys: [],
  overwrittenKeys: [],
  styles: { header: 'display: block; color: red', "a neighbour's h1": 'display: block; margin: 10px' },
  covered: [],
  inert: [],
  overflow: 'visible visible',
  besideBody: [],
  isClickTaken: false,
};

describe('a page of a remote', () => {
  it('that changes nothing for others does no damage, whatever of the frame is not there meanwhile', () => {
    expect(damageWhileShown(untouched, { ...untouched, styles: {} })).toEqual([]);
    expect(damageLeftBehind(untouched, untouched)).toEqual([]);
  });

  it.each<[string, Partial<PageState>]>([
    [
      'removes what others stored: localStorage gate.of-another',
      { lostKeys: ['localStorage gate.of-another'] },
    ],
    [
      'overwrites what others stored: sessionStorage gate.of-another',
      { overwrittenKeys: ['sessionStorage gate.of-another'] },
    ],
    ["covers the frame: a Inicio can't be pressed", { covered: ['a Inicio'] }],
    ['takes input from the frame: header is inert or hidden', { inert: ['header'] }],
    ['puts an element beside the body: div', { besideBody: ['div'] }],
    ['takes clicks on the frame before they arrive', { isClickTaken: true }],
    ['keeps the page from scrolling', { overflow: 'hidden visible' }],
  ])('that %s is refused [N-22-168]', (problem, changes) => {
    expect(damageWhileShown(untouched, { ...untouched, ...changes })).toEqual([problem]);
  });

  it('that removes a part of the frame is refused', () => {
    const { header: _header, ...styles } = untouched.styles;
    expect(damageLeftBehind(untouched, { ...untouched, styles })).toEqual([
      'takes the header out of the frame',
    ]);
  });

  it('that changes how frame and neighbour look while it is shown is refused [N-22-168]', () => {
    const styles = {
      header: 'display: block; color: blue',
      "a neighbour's h1": 'display: block; margin: 0px',
    };
    expect(damageWhileShown(untouched, { ...untouched, styles })).toEqual([
      'changes the look of header: color: red became blue',
      "changes the look of a neighbour's h1: margin: 10px became 0px",
    ]);
  });

  it('may stand in the office, where the shell hides what it shows elsewhere', () => {
    const [nav, button] = ['header nav', 'header button'];
    const shop = { ...untouched, styles: { [nav]: 'display: flex', [button]: 'display: none' } };
    const office = { ...untouched, styles: { [nav]: 'display: none', [button]: 'display: grid' } };
    expect(damageWhileShown(shop, office)).toEqual([]);
    const red = { ...shop, styles: { ...shop.styles, [nav]: 'display: flex; color: red' } };
    expect(damageWhileShown(shop, red)).toHaveLength(1);
  });

  it('that leaves its styles to others is refused, with what became of what [N-22-011]', () => {
    const styles = { ...untouched.styles, "a neighbour's h1": 'display: block; margin: 0px' };
    expect(damageLeftBehind(untouched, { ...untouched, styles })).toEqual([
      "changes the look of a neighbour's h1: margin: 10px became 0px",
    ]);
  });
});
