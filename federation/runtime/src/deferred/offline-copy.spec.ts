import { copyName, OfflineCopy, removeCopies } from './offline-copy';

const FILE = 'http://localhost/releases/shell/1/main.js';
const PAGE = '<html><div id="first-view"><h1>Portada</h1></div></main>{"revision":7}</html>';

/** The browser's caches as maps; texts by address. */
const fakeCaches = () => {
  const copies = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const kept = copies.get(name) ?? new Map<string, string>();
    copies.set(name, kept);
    return {
      match: async (address: string) => kept.get(address),
      put: async (url: string, answer: Response) => void kept.set(url, await answer.text()),
    } as unknown as Cache;
  };
  return {
    copies,
    open,
    keys: async () => [...copies.keys()],
    delete: async (name: string) => copies.delete(name),
  };
};
const anAnswer = (text: string, status = 200, type = 'text/html; charset=utf-8') =>
  ({
    ok: status === 200,
    status,
    headers: new Map([['content-type', type]]),
    text: async () => text,
  }) as unknown as Response;

class FakeResponse {
  constructor(private readonly body: string) {}
  text = async (): Promise<string> => this.body;
}

let stored: ReturnType<typeof fakeCaches>;
let asked: [string, RequestInit | undefined][];
let answers: Record<string, Response>;
const open = async (revision = 7) => {
  const cache = await stored.open(copyName('main', revision));
  return new OfflineCopy(cache, new Map([[FILE, 'sha384-x']]), revision);
};
const kept = (revision = 7) => stored.copies.get(copyName('main', revision));

beforeEach(() => {
  stored = fakeCaches();
  asked = [];
  answers = {};
  const headers = class extends Map<string, string> {};
  Object.assign(globalThis, {
    caches: stored,
    Response: FakeResponse,
    Headers: headers,
    fetch: async (address: string, init?: RequestInit) => {
      asked.push([address, init]);
      return answers[address];
    },
  });
});

describe('Offline copy', () => {
  it('stores the page and, for other addresses, the page without its first view', async () => {
    answers['/product/1'] = anAnswer(PAGE);
    await (await open()).storePage('/product/1');
    expect(kept()?.get('/product/1')).toContain('<h1>Portada</h1>');
    expect(kept()?.get('/offline-frame')).not.toContain('Portada');
    expect(kept()?.get('/offline-frame')).toContain('<div id="first-view"></div></main>');
  });

  it.each([
    ['an unknown address', anAnswer(PAGE, 404)],
    ['what is no page', anAnswer(PAGE, 200, 'text/plain')],
    ['a page of another revision', anAnswer(PAGE.replace('7', '8'))],
  ])('never stores %s', async (_what, answer) => {
    answers['/products'] = answer;
    await (await open()).storePage('/products');
    expect(kept()?.size).toBe(0);
  });

  it('stores a file only with the hash listed in the signed registry [N-18-012]', async () => {
    answers[FILE] = anAnswer('main()');
    const copy = await open();
    await copy.storeFile(FILE);
    await copy.storeFile('http://localhost/releases/shell/1/other.js');
    expect(asked).toEqual([[FILE, expect.objectContaining({ integrity: 'sha384-x', cache: 'force-cache' })]]);
    expect(kept()?.get(FILE)).toBe('main()');
  });

  it('stores its files one after another, also after one that failed [N-38-506]', async () => {
    const other = 'http://localhost/releases/shell/1/other.js';
    const copy = new OfflineCopy(
      await stored.open('one'),
      new Map([FILE, other].map((file) => [file, 'sha384-x'])),
      7,
    );
    let breakOff = (): void => undefined;
    const broken = new Promise<Response>((_resolve, reject) => {
      breakOff = () => reject(new Error('cut off'));
    });
    Object.assign(answers, { [FILE]: broken, [other]: anAnswer('other()') });
    const first = copy.storeFile(FILE);
    const second = copy.storeFile(other);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked.map(([address]) => address)).toEqual([FILE]);
    breakOff();
    await expect(first).rejects.toThrow('cut off');
    await second;
    expect([...(stored.copies.get('one') ?? [])]).toEqual([[other, 'other()']]);
  });

  it('removes copies of other revisions, and all copies at sign-out [N-18-013]', async () => {
    await open(6);
    await open(7);
    await stored.open('another cache');
    await removeCopies(copyName('main', 7));
    expect([...stored.copies.keys()]).toEqual([copyName('main', 7), 'another cache']);
    await removeCopies();
    expect([...stored.copies.keys()]).toEqual(['another cache']);
  });
});
