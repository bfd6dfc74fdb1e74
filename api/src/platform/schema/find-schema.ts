import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import {
  type EntityTarget,
  getMetadataArgsStorage,
  type MigrationInterface,
  type ObjectLiteral,
} from 'typeorm';

type Exported = new () => object;
type Entity = EntityTarget<ObjectLiteral> & (new () => ObjectLiteral);
type Migration = new () => MigrationInterface;

const SOURCES = new URL('../../', import.meta.url);
const EXTENSION = extname(import.meta.url);
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();

export async function findEntities(): Promise<Entity[]> {
  const classes = await classesIn('entity');
  const declared = new Set<unknown>(getMetadataArgsStorage().tables.map(({ target }) => target));
  return classes.filter((found): found is Entity => declared.has(found));
}

/** By time stamp; loads nothing else of the modules. */
export async function findMigrations(): Promise<Migration[]> {
  const stampOf = ({ name }: Exported): number => Number(name.slice(-13));
  const classes = (await classesIn('migration')) as Migration[];
  return classes.sort((one, other) => stampOf(one) - stampOf(other));
}

async function classesIn(role: 'entity' | 'migration'): Promise<Exported[]> {
  const files = FILES.filter((file) => file.endsWith(`.${role}${EXTENSION}`));
  const found: Exported[] = [];
  for (const file of files) {
    const exported = (await import(new URL(file, SOURCES).href)) as Record<string, unknown>;
    found.push(...Object.values(exported).filter((value): value is Exported => typeof value === 'function'));
  }
  return found;
}
