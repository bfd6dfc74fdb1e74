import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.mjs';

interface Manifest {
  exposes?: { name: string; contracts: number[] }[];
  slots?: { name: string; contracts: number[] }[];
  publishes?: { name: string; contracts: number[] }[];
  subscribes?: { name: string; contract: number }[];
}
/** Contract numbers by kind and name, e.g. 'components InvoiceDialog'. */
type Offers = Record<string, number[]>;

const membersOf = (node: ts.Node | undefined): ts.PropertySignature[] =>
  node && ts.isTypeLiteralNode(node) ? node.members.filter(ts.isPropertySignature) : [];
const nameOf = (member: ts.PropertySignature): string => member.name.getText().replace(/^'|'$/g, '');

/** Parts of a remote that RemoteOffers declares. */
const offersIn = (text: string, remote: string): Offers => {
  const found: Offers = {};
  const read = (node: ts.Node): void => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'RemoteOffers')
      return ts.forEachChild(node, read);
    const own = node.members.filter(ts.isPropertySignature).filter((member) => nameOf(member) === remote);
    for (const kind of own.flatMap(({ type }) => membersOf(type)))
      for (const offer of membersOf(kind.type))
        found[`${nameOf(kind)} ${nameOf(offer)}`] = membersOf(offer.type).map((member) =>
          Number(nameOf(member)),
        );
  };
  read(ts.createSourceFile('exposes.d.ts', text, ts.ScriptTarget.Latest, true));
  return found;
};

const manifestOffers = ({ exposes = [], slots = [] }: Manifest): Offers =>
  Object.fromEntries([
    ...exposes.map(({ name, contracts }) => [`components ${name}`, contracts]),
    ...slots.map(({ name, contracts }) => [`slots ${name}`, contracts]),
  ]) as Offers;

const REMOTES = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.manifest.json')));

describe('the offers of a remote', () => {
  it.each(REMOTES)('have types for exactly the contracts in the manifest of %s [N-22-105]', (name) => {
    const manifest = JSON.parse(readFileSync(join(root, name, 'remote.manifest.json'), 'utf8')) as Manifest;
    const file = join(root, name, 'src/exposes.d.ts');
    const typed = existsSync(file) ? offersIn(readFileSync(file, 'utf8'), name) : {};
    const parts = Object.entries(typed).filter(([offer]) => !offer.startsWith('events'));
    expect(Object.fromEntries(parts)).toEqual(manifestOffers(manifest));
  });

  it('are declared without imports, so that others can compile against the text alone', () => {
    const files = REMOTES.map((name) => join(root, name, 'src/exposes.d.ts')).filter(existsSync);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/^import\b|import\(/m);
  });

  it('declare every event that a manifest sends or hears once [N-22-110]', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const declared = REMOTES.filter((name) => existsSync(join(root, name, 'src/exposes.d.ts'))).map((name) =>
      offersIn(read(`${name}/src/exposes.d.ts`), name),
    );
    const events = [offersIn(read('libs/contracts/src/offers.ts'), 'shell'), ...declared].flatMap((offers) =>
      Object.entries(offers).filter(([offer]) => offer.startsWith('events ')),
    );
    const names = events.map(([offer]) => offer.replace('events ', ''));
    expect(names).toEqual([...new Set(names)]);
    const known = events.flatMap(([offer, contracts]) => contracts.map((contract) => `${offer} ${contract}`));
    const files = ['shell/shell.manifest.json', ...REMOTES.map((name) => `${name}/remote.manifest.json`)];
    const used = files.flatMap((file) => {
      const { publishes = [], subscribes = [] } = JSON.parse(read(file)) as Manifest;
      return [
        ...publishes.flatMap(({ name, contracts }) =>
          contracts.map((contract) => `events ${name} ${contract}`),
        ),
        ...subscribes.map(({ name, contract }) => `events ${name} ${contract}`),
      ];
    });
    expect(used.length).toBeGreaterThan(5);
    expect(known).toEqual(expect.arrayContaining(used));
  });
});
