import { compareStates, type State } from './compare-states.js';
import { EXCEPTIONS } from './exceptions.js';

const BEFORE: State = {
  'intrinsic Array.prototype.sort': '40:1 undefined undefined',
  'platform lacteos.session-bus.dispatch': '90:7',
  'clock Date.now': 'right',
  'shared react.useMemo': '60:1',
  'timer of others': 'runs',
  'neighbour h1': 'in reach',
  'cache gate.of-another': 'there',
  'database gate.of-another': 'there',
  'cookie lacteos_visitor': 'there',
  'document <html lang>': 'es-CO',
  'document title': 'Página no encontrada',
  "markup header a 'INICIO' href": '/',
  'sheet adopted': '0',
  'font Nunito Sans Variable': '2',
  'input keydown': 'arrives',
  'input beforeunload': 'arrives',
  'print body': 'block visible 1',
  'frame header <a href="/"> \'INICIO\'': '1',
  'root <html class>': 'claro',
  'head <link icon> /icon.svg': '1',
  'setting address': '/',
  'file shell.css': 'on, 3 rules',
  'control focus': 'arrives',
  'active Worker': '1',
  'store localStorage': 'with room',
};

describe('a state after a visit', () => {
  it.each([
    [
      'intrinsic Array.prototype.sort',
      '10:2 undefined undefined',
      'replaces Array.prototype.sort of the browser',
    ],
    ['intrinsic Storage.prototype.length', '9:1', 'replaces Storage.prototype.length of the browser'],
    ['platform lacteos.session-bus.dispatch', '1:1', "replaces the platform's lacteos.session-bus.dispatch"],
    ['shared react.useMemo', '70:2', 'replaces the shared react.useMemo'],
    ['timer of others', 'stopped', 'stops timers of others'],
    ['neighbour h1', 'covered', 'covers h1 of the next page'],
    ['handler window.onbeforeunload', 'set', 'sets window.onbeforeunload'],
    ['clock Date.now', 'moved', 'moves the clock: Date.now tells another time'],
    ['lock lacteos.session.refresh', 'held', 'holds the lock lacteos.session.refresh'],
    ['cookie x', 'there', 'writes the cookie x'],
    ['cache gate.of-another', undefined, 'removes the cache gate.of-another of another'],
    ['database gate.of-another', undefined, 'removes the database gate.of-another of another'],
    ['document <html lang>', 'en', "changes the document's <html lang>: 'es-CO' became 'en'"],
    ['document title', 'Sabotaje', "changes the document's title: 'Página no encontrada' became 'Sabotaje'"],
    [
      "markup header a 'INICIO' href",
      'https://x/',
      "changes the frame's header a 'INICIO' href: '/' became 'https://x/'",
    ],
    ['sheet adopted', '1', 'adopts a style sheet for the whole document'],
    [
      'rule a:hover { display: none; }',
      'there',
      'brings a rule for what is not its own: a:hover { display: none; }',
    ],
    ['font Nunito Sans Variable', '3', 'replaces the font Nunito Sans Variable of the shop'],
    ['input keydown', 'taken', 'takes keydown on the frame before it arrives'],
    [
      'frame header <a href="/"> \'INICIO\'',
      undefined,
      'takes header <a href="/"> \'INICIO\' out of the frame',
    ],
    ["frame footer <b> 'Oferta'", '1', "changes the frame: footer <b> 'Oferta'"],
    ["layer <div> 'Oferta'", '1', "leaves something above the page: <div> 'Oferta'"],
    ['root <html class>', 'oscuro', "changes the document's <html class>: 'claro' became 'oscuro'"],
    ['head <link icon> /icon.svg', undefined, 'takes <link icon> /icon.svg out of the head'],
    ['setting address', '/x', "changes the document's address: '/' became '/x'"],
    [
      'file shell.css',
      'off, 3 rules',
      "changes the style sheet shell.css of another: 'on, 3 rules' became 'off, 3 rules'",
    ],
    ['control focus', 'taken', 'takes focus from the frame'],
    ['active Worker', '3', 'keeps 2 Worker at work'],
    ['active WebSocket', '1', 'keeps 1 WebSocket at work'],
    ['store localStorage', 'full', 'leaves localStorage full'],
    [
      'print body',
      'none visible 1',
      "changes how body is printed: 'block visible 1' became 'none visible 1'",
    ],
  ])('that differs in %s alone says so in one sentence [N-37-201]', (key, value, sentence) => {
    const { [key]: _old, ...rest } = BEFORE;
    expect(compareStates(BEFORE, value === undefined ? rest : { ...rest, [key]: value }, 'left')).toEqual([
      sentence,
    ]);
  });

  it('that is as before has nothing to say [N-37-201]', () => {
    expect(compareStates(BEFORE, { ...BEFORE }, 'left')).toEqual([]);
  });

  it('names three changes of a kind and counts the others [N-37-201]', () => {
    const handlers = ['onblur', 'onclick', 'onfocus', 'onkeydown', 'onpaste'].map((name) => [
      `handler window.${name}`,
      'set',
    ]);
    const found = compareStates(BEFORE, { ...BEFORE, ...(Object.fromEntries(handlers) as State) }, 'left');
    expect(found).toHaveLength(4);
    expect(found.at(-1)).toBe('2 more of this kind');
  });

  it.each([
    ['intrinsic Error.prepareStackTrace', '9:1', 'shown'],
    ['document title', 'Empresa', 'shown'],
    ['input beforeunload', 'taken', 'shown'],
    ['lock lacteos.live.7', 'held', 'left'],
    ['cookie lacteos_shown', 'there', 'left'],
    ['root <html data-at-work>', '', 'left'],
    ['rule html body { overflow-y: hidden; }', 'there', 'shown'],
  ] as const)('may differ in %s for a reason that stands in the table [N-37-202]', (key, value, moment) => {
    expect(compareStates(BEFORE, { ...BEFORE, [key]: value }, moment)).toEqual([]);
    const [used, ...others] = EXCEPTIONS.filter((exception) => exception.key.test(key));
    expect(used?.why).toMatch(/\w{3}/);
    expect(others).toEqual([]);
  });
});
