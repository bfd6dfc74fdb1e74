import { readFile } from 'node:fs/promises';
import { DIALECTS, startApi } from '#test/index.js';
import { describe, expect, it } from '@jest/globals';
import { Controller, Post, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCOUNTS_SHARE, type ByteBudgetName, readConfig } from '#config/index.js';
import { routeKeys } from '../access/route-keys.js';
import { PERMISSIONS } from '../access/index.js';
import { type Storage, storageOf } from './index.js';

const DAY_WINDOWS = 96;
const NAMES = ['text', 'files', 'sessions'] as const;

/** What each route declares that anybody may call and that may change something. */
function strangersWrites(
  controllers: readonly Type[],
  rules = PERMISSIONS,
): Map<string, Storage | undefined> {
  const found = new Map<string, Storage | undefined>();
  for (const controller of controllers) {
    const prototype = controller.prototype as Record<string, object>;
    for (const name of new MetadataScanner().getAllMethodNames(prototype))
      for (const key of routeKeys(controller, prototype[name] ?? {}))
        if (!key.startsWith('GET ') && rules[key]?.roles === null)
          found.set(key, storageOf(prototype[name] ?? {}));
  }
  return found;
}
const undeclared = (writes: Map<string, Storage | undefined>): string[] =>
  [...writes].filter(([, storage]) => !storage).map(([route]) => route);

@Controller('planted')
class PlantedController {
  @Post()
  add(): null {
    return null;
  }
}

describe('routes that strangers may write to', () => {
  it('say what they leave in the database, each of them', async () => {
    const [sqlite] = DIALECTS;
    if (!sqlite) throw new Error('no dialect');
    const api = await startApi(sqlite);
    const controllers = api.app.get(DiscoveryService, { strict: false }).getControllers();
    const writes = strangersWrites(controllers.map(({ metatype }) => metatype as Type));
    await api.stop();
    const wanted = Object.keys(PERMISSIONS).filter(
      (route) => !route.startsWith('GET ') && PERMISSIONS[route]?.roles === null,
    );
    expect([...writes.keys()].sort()).toEqual(wanted.sort());
    expect(undeclared(writes)).toEqual([]);
    expect(Object.fromEntries([...writes].map(([route, storage]) => [route, storage?.by]))).toEqual({
      'POST /auth/signup': 'body',
      'POST /auth/login': 'owner',
      'POST /auth/refresh': 'owner',
      'POST /auth/logout': 'nothing',
      'POST /auth/reset/code': 'attempts',
      'PUT /auth/reset': 'nothing',
      'PUT /auth/verification': 'nothing',
      'POST /order/wompi/events': 'nothing',
      'POST /claims': 'body',
      'POST /claims/files': 'use case',
      'POST /claims/lookup': 'nothing',
      'POST /claims/replies': 'body',
    });
    const { throttle } = readConfig({ NODE_ENV: 'test' });
    const attempts = [...writes.values()].reduce(
      (sum, storage) => sum + (storage?.by === 'attempts' ? storage.bytes * throttle.perAddress : 0),
      0,
    );
    const sum = (bytes: (name: ByteBudgetName) => number) =>
      NAMES.reduce((total, name) => total + bytes(name), 0);
    const { bytes } = throttle;
    const megabytes = {
      window: (bytes.text + bytes.files + attempts) / 1e6,
      day: (bytes.textDay + bytes.filesDay + attempts * DAY_WINDOWS) / 1e6,
      accountsWindow: sum((name) => bytes[name] * ACCOUNTS_SHARE[name]) / 1e6,
      accountsDay: sum((name) => bytes[`${name}Day`] * ACCOUNTS_SHARE[name]) / 1e6,
    };
    expect(megabytes).toEqual({ window: 26.12, day: 69.52, accountsWindow: 68, accountsDay: 186 });
    const security = await readFile(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
    expect(security).toContain('26.12 MB in 15 minutes and 69.52 MB in a day');
    expect(security).toContain('68 MB and 186 MB');
  });

  it('are told when a new one says nothing', () => {
    const planted = strangersWrites([PlantedController], { 'POST /planted': { roles: null } });
    expect(undeclared(planted)).toEqual(['POST /planted']);
  });
});
