import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { p99, visit, type Stay, type Visits } from './visitors.js';

export const ATTACKS = {
  silence: 'connections that say nothing',
  headers: 'headers, a letter a second',
  bodies: 'bodies, a letter a second',
  uploads: 'uploads of 9 MB, a letter a second',
  'bodies of GET': 'bodies of GET that never come',
  reading: 'answers that are not read',
  idling: 'connections that ask once and stay',
  'too much': 'bodies above the limit',
  'blanks of pages': '15 kB of blanks in If-None-Match of a page, each second, of 40 connections',
  'blanks of calls': 'the same of a call of the API',
  'names of files': 'claim files with a name of 8,000 endings, each second, of 40 connections',
  stacks: 'reports with the dearest stack of 2 kB, each second, of 40 connections',
} as const;

export type Attack = keyof typeof ATTACKS;

export interface AttackRow {
  readonly attack: Attack;
  readonly addresses: 'one' | 'many';
  readonly sockets: number;
  /** p99 of honest visitors in milliseconds. */
  readonly before: number;
  readonly during: number;
  readonly ratio: number;
  readonly failed: number;
}

export interface AttackPlan {
  readonly url: string;
  readonly sockets: number;
  readonly addresses: 'one' | 'many';
  readonly stay: Stay;
}

const startAttacker = async (
  attack: Attack,
  { url, sockets, addresses }: AttackPlan,
): Promise<ChildProcess> => {
  const program = new URL('attacker.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, attack, url, String(sockets), addresses], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    createInterface({ input: child.stdout }).once('line', () => ready());
    child.once('exit', () => failed(new Error(`the attacker of '${attack}' ended`)));
  });
  return child;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) throw new Error('the attacker ended too early');
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
};

/** Measures before and after count as one. */
export const measureAttack = async (attack: Attack, plan: AttackPlan): Promise<AttackRow> => {
  const { url, sockets, addresses, stay } = plan;
  const first = await visit(url, stay);
  const attacker = await startAttacker(attack, plan);
  let during: Visits;
  try {
    // Warms up: opening connections is not measured.
    await visit(url, stay);
    const [one, other] = [await visit(url, stay), await visit(url, stay)];
    during = { times: [...one.times, ...other.times], failed: one.failed + other.failed };
  } finally {
    await stop(attacker);
  }
  const last = await visit(url, stay);
  const before = p99({ times: [...first.times, ...last.times], failed: 0 });
  return {
    attack,
    addresses,
    sockets,
    before,
    during: p99(during),
    ratio: p99(during) / before,
    failed: during.failed,
  };
};
