import { describe, expect, it } from '@jest/globals';
import { type Environment, type EnvReader, originOf, readEnvironment, SettingsError } from './index.js';

const PORT = { min: 0, max: 65_535 };

const readAll = (reader: EnvReader) => ({
  host: reader.text('HOST', '127.0.0.1'),
  token: reader.optional('TOKEN'),
  port: reader.integer('PORT', 4200, PORT),
  share: reader.number('SHARE', 1, { min: 0, max: 1 }),
  isDemo: reader.boolean('DEMO', false),
  level: reader.choice('LEVEL', ['silent', 'info'], 'info'),
  mail: reader.url('MAIL_URL', ['smtp:', 'smtps:'], 'smtp://127.0.0.1:25'),
  queue: reader.url('QUEUE_URL', ['redis:'], null),
  api: reader.origin('API', 'http://127.0.0.1:4210', 'an origin'),
  origins: reader.list('ORIGINS', [], originOf, 'origins separated by commas'),
});

const errorOf = (env: Environment): SettingsError => {
  try {
    readEnvironment(env, readAll);
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error('nothing was refused');
};

describe('the reader of environment variables', () => {
  it('returns typed values without surrounding blanks', () => {
    const env = {
      HOST: ' 0.0.0.0 ',
      TOKEN: 'abc',
      PORT: '80',
      SHARE: '0.1',
      DEMO: 'Yes',
      LEVEL: 'silent',
      MAIL_URL: 'smtps://mail/',
      QUEUE_URL: 'redis://queue',
      API: 'https://api.test/path',
      ORIGINS: 'https://a.test/x, https://b.test',
    };
    expect(readEnvironment(env, readAll)).toEqual({
      host: '0.0.0.0',
      token: 'abc',
      port: 80,
      share: 0.1,
      isDemo: true,
      level: 'silent',
      mail: 'smtps://mail',
      queue: 'redis://queue',
      api: 'https://api.test',
      origins: ['https://a.test', 'https://b.test'],
    });
  });

  it.each([[{}], [{ HOST: '', TOKEN: ' ', PORT: '', DEMO: ' ', QUEUE_URL: '', API: '', ORIGINS: '' }]])(
    'uses defaults for missing or empty variables: %o',
    (env) => {
      const { host, token, port, isDemo, queue, api, origins } = readEnvironment(env, readAll);
      expect([host, token, port, isDemo, queue, api, origins]).toEqual([
        '127.0.0.1',
        null,
        4200,
        false,
        null,
        'http://127.0.0.1:4210',
        [],
      ]);
    },
  );

  it.each([
    ['PORT', '70000', `PORT: expected a whole number from 0 to 65535, got '70000'`],
    ['PORT', '1.5', `PORT: expected a whole number from 0 to 65535, got '1.5'`],
    ['SHARE', 'half', `SHARE: expected a number from 0 to 1, got 'half'`],
    ['SHARE', 'Infinity', `SHARE: expected a number from 0 to 1, got 'Infinity'`],
    ['DEMO', 'maybe', `DEMO: expected true or false, got 'maybe'`],
    ['LEVEL', 'loud', `LEVEL: expected one of silent, info, got 'loud'`],
    ['API', 'file:///etc', `API: expected an origin, got 'file:///etc'`],
    ['ORIGINS', 'https://a.test,b', `ORIGINS: expected origins separated by commas, got 'https://a.test,b'`],
  ])('rejects %s=%s by name, with the expected value', (name, value, message) => {
    expect(errorOf({ [name]: value }).message).toBe(message);
  });

  it('names every bad variable at once [N-15-048]', () => {
    const { problems, message } = errorOf({ PORT: 'x', DEMO: 'x', LEVEL: 'x' });
    expect(problems).toHaveLength(3);
    expect(message).toBe(
      `Settings that stop the start:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  });

  it('never prints a possible secret [N-15-048]', () => {
    const { message } = errorOf({ MAIL_URL: 'http://user:hunter2@mail' });
    expect(message).toBe('MAIL_URL: expected an address that starts with smtp:// or smtps://');
  });

  it("reports problems across variables in the caller's wording", () => {
    const read = (reader: EnvReader) => reader.refuse('A', 'less than B', '3');
    expect(() => readEnvironment({}, read, ({ name, got }) => `${name}=${got}`)).toThrow(/^A=3$/);
  });
});
