import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITTEN_MANIFEST } from './manifest-schema.js';
import { readManifest } from './read-manifest.js';

const SCHEMA_FILE = join(import.meta.dirname, '../../remote-manifest.schema.json');

const MANIFEST = `{
  "$schema": "./remote-manifest.schema.json",
  "name": "mfe-toy",
  "routes": [
    { "path": "/toys", "access": "public", "title": "Toys" },
    {
      "path": "/toys/:id",
      "access": "staff",
      "roles": [3, 4],
      "title": "Toy",
      "sample": { "id": "7" }
    }
  ],
  "menu": []
}`;

const WRONG: [fault: string, right: string, wrong: string, problem: string][] = [
  [
    'an access in capitals',
    '"access": "staff"',
    '"access": "Staff"',
    '8 routes[1].access is "Staff"; did you mean staff?',
  ],
  ['a mistyped access', '"public"', '"publik"', '5 routes[0].access is "publik"; did you mean public?'],
  [
    'an access of another word',
    '"public"',
    '"all"',
    '5 routes[0].access is "all"; known: public, signed-in, staff',
  ],
  [
    'a mistyped field of a route',
    '"access": "public"',
    '"acces": "public"',
    '5 routes[0].acces is unknown; did you mean access?',
  ],
  ['a mistyped list', '"routes"', '"routs"', '4 routs is unknown; did you mean routes?'],
  [
    'a mistyped flag',
    '"menu": []',
    '"menu": [], "hasDarkSchem": true',
    '14 hasDarkSchem is unknown; did you mean hasDarkScheme?',
  ],
  [
    'a flag that is off',
    '"menu": []',
    '"menu": [], "hasDarkScheme": false',
    '14 hasDarkScheme is false; known: true',
  ],
  ['an object in place of a list', '"menu": []', '"menu": {}', '14 menu is of type object; it must be array'],
  [
    'a path without a slash',
    '"/toys"',
    '"toys"',
    '5 routes[0].path is "toys": a path begins with \'/\' and a word of its own, and has no *',
  ],
  [
    'a path that begins with a parameter',
    '"/toys"',
    '"/:toy"',
    '5 routes[0].path is "/:toy": a path begins with \'/\' and a word of its own, and has no *',
  ],
  [
    'a path for everything',
    '"/toys"',
    '"/toys/*"',
    '5 routes[0].path is "/toys/*": a path begins with \'/\' and a word of its own, and has no *',
  ],
  ['a role by name', '[3, 4]', '["admin"]', '9 routes[1].roles[0] is of type string; it must be integer'],
  ['an empty list of roles', '[3, 4]', '[]', '9 routes[1].roles is empty'],
  ['a number in a sample', '"7"', '7', '11 routes[1].sample.id is of type integer; it must be string'],
  [
    'operations of the API',
    '"menu": []',
    '"menu": [], "apiOperations": []',
    '14 apiOperations is unknown; known: ',
  ],
  [
    'an owner that CODEOWNERS cannot name',
    '"menu": []',
    '"menu": [], "owner": "Team Toy"',
    '14 owner is "Team Toy": an owner is like @company/team',
  ],
];

describe('A manifest that a team wrote', () => {
  it('is read without the address of its schema', () => {
    const manifest = readManifest(MANIFEST, 'remote.manifest.json');
    expect(manifest).toMatchObject({ name: 'mfe-toy', menu: [] });
    expect(manifest).not.toHaveProperty('$schema');
  });

  it.each(WRONG)('with %s is refused by file and line [N-37-101]', (_fault, right, wrong, problem) => {
    expect(MANIFEST).toContain(right);
    const read = () => readManifest(MANIFEST.replace(right, wrong), 'remote.manifest.json');
    expect(read).toThrow(`remote.manifest.json:${problem}`);
  });

  it('that is broken is refused without a stack, which nobody who wrote it can use [N-37-101]', () => {
    const stackOf = (text: string): string => {
      try {
        return String(readManifest(text, 'remote.manifest.json'));
      } catch (error) {
        return (error as Error).stack ?? '';
      }
    };
    expect(stackOf('{}')).toMatch(
      /^ManifestError: remote\.manifest\.json:1 name is missing\n[^]*menu is missing$/,
    );
    expect(stackOf('{')).toMatch(/^ManifestError: remote\.manifest\.json:1 is no JSON: .*$/);
  });

  it('names every missing field [N-37-101]', () => {
    const read = () =>
      readManifest('{"name": "mfe-toy", "routes": [{"path": "/a"}]}', 'remote.manifest.json');
    expect(read).toThrow(
      [
        'remote.manifest.json:1 menu is missing',
        'remote.manifest.json:1 routes[0].access is missing',
        'remote.manifest.json:1 routes[0].title is missing',
      ].join('\n'),
    );
  });

  it('is read in the words of contract 1 as in the new ones [N-37-104]', () => {
    const written = (fields: object) =>
      readManifest(
        JSON.stringify({ name: 'mfe-toy', routes: [], menu: [], ...fields }),
        'remote.manifest.json',
      );
    const used = [{ remote: 'mfe-other', name: 'Card', contract: 1 }];
    const given = [{ name: 'Toy', contracts: [1, 2] }];
    const filled = [{ remote: 'mfe-other', name: 'Aside', contract: 1, order: 1 }];
    const heard = [{ name: 'toy-lost', contract: 1 }];
    const released = {
      components: given,
      uses: used,
      fills: filled,
      emits: given,
      hears: heard,
      ownReact: true,
    };
    expect(written({ ...released, criticality: 'normal' })).toEqual({
      name: 'mfe-toy',
      routes: [],
      menu: [],
      ...released,
    });
    expect(
      written({
        exposes: given,
        consumes: used,
        extensions: filled,
        publishes: given,
        subscribes: heard,
        isolated: true,
      }),
    ).toEqual(written(released));
  });

  it('mixes no words of contract 1 with new ones [N-37-104]', () => {
    const text = '{\n"name": "mfe-toy",\n"routes": [],\n"menu": [],\n"exposes": [],\n"uses": []\n}';
    expect(() => readManifest(text, 'remote.manifest.json')).toThrow(
      'remote.manifest.json:6 uses is a word of contract 1 and cannot stand beside exposes',
    );
  });

  it('that is broken JSON is refused by file and line [N-37-101]', () => {
    const read = () => readManifest(MANIFEST.replace('[3, 4],', '[3, 4]'), 'remote.manifest.json');
    expect(read).toThrow('remote.manifest.json:10 is no JSON');
  });

  it('has its rules in remote-manifest.schema.json for editors [N-37-106]', () => {
    expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(WRITTEN_MANIFEST);
  });
});
