import { Person, type Row, sendRows, table, type Try, Visitor, words } from './visitor.js';

const EVIL = 'https://evil.test';
const EVIL_HEADERS = words(`
  x-forwarded-host x-host x-forwarded-server x-original-url x-rewrite-url x-forwarded-prefix
  x-http-method-override x-forwarded-scheme forwarded host x-forwarded-proto x-forwarded-port
`);
const PRIVATE = words(
  '/api/auth/me /api/auth/sessions /api/account/profile /api/order/mine /api/claims/mine',
);
const TELLING = /node_modules|\bat .*\.js|SQLITE|SELECT /;

/** null: the header must be absent. */
const headersOf = (name: string, paths: string, wanted: Record<string, RegExp | null>): Try => {
  const isRight: Row[1] = ({ headers }) =>
    Object.entries(wanted).every(([header, form]) => (form ?? /^undefined$/).test(String(headers[header])));
  return table(
    name,
    words(paths).map((path): Row => [`GET ${path}`, isRight]),
  );
};

export const BROWSER: readonly Try[] = [
  {
    name: 'caches that are poisoned by headers that pages might be made of',
    tries: async (shop) => {
      const visitor = new Visitor(shop);
      const isClean: Row[1] = ({ text, headers }) => !/evil\.test/.test(text + JSON.stringify(headers));
      const rows = words('/ /login /api/product/products /sitemap.xml /robots.txt').flatMap((path) =>
        EVIL_HEADERS.flatMap((header): Row[] => [
          [`GET ${path}`, isClean, undefined, { headers: { [header]: 'evil.test' } }],
          [`GET ${path}`, isClean],
        ]),
      );
      return sendRows(visitor, rows);
    },
  },
  {
    name: 'caches that are deceived by private answers under names of files',
    tries: async (shop) => {
      const isPrivate: Row[1] = ({ status, headers: { 'cache-control': control = '' } }) =>
        status === 404 || status === 400 || (/no-store|private/.test(control) && !/public/.test(control));
      const paths = PRIVATE.flatMap((path) =>
        ['', '/x.css', ';x.css', '%2fx.css', '?x.css'].map((end) => path + end),
      );
      return sendRows(
        await Person.in(shop),
        paths.map((path): Row => [`GET ${path}`, isPrivate]),
      );
    },
  },
  table(
    'pages of other origins that read answers',
    words('/api/auth/me /api/product/products /login /registry.json /release-desk/overview').flatMap((path) =>
      [EVIL, 'null', 'http://localhost.evil.test'].flatMap((origin) =>
        ['GET', 'OPTIONS'].map((method): Row => [
          `${method} ${path}`,
          ({ headers }) => !('access-control-allow-origin' in headers),
          undefined,
          { headers: { origin, 'access-control-request-method': 'PUT' } },
        ]),
      ),
    ),
  ),
  headersOf('frames of others', '/ /login /admin /api/auth/me /nada', {
    'content-security-policy': /frame-ancestors 'none'/,
  }),
  headersOf('scripts of others', '/ /login /admin /nada', {
    'content-security-policy': /^(?!.*script-src[^;]*(?:unsafe-|\*)).*object-src 'none'.*base-uri 'none'/,
    'cross-origin-opener-policy': /same-origin/,
  }),
  headersOf(
    'types that are guessed, addresses that leak, plain http',
    '/ /api/product/products /registry.json',
    {
      'x-content-type-options': /^nosniff$/,
      'referrer-policy': /^(?:no-referrer|strict-origin-when-cross-origin)$/,
      'strict-transport-security': /max-age=\d{7}/,
      'x-powered-by': null,
      server: null,
    },
  ),
  table(
    'text that becomes HTML in pages',
    words('/?x= /productos?buscar= /?buscar= /login?redirect= /nada/').flatMap((path) =>
      ['<script>alert(7)</script>', '"onload=alert(7)//', '</title><img src=x onerror=alert(7)>'].map(
        (text): Row => [`GET ${path}${encodeURIComponent(text)}`, (answer) => !answer.text.includes(text)],
      ),
    ),
  ),
  table(
    'redirects to other sites',
    words(String.raw`
      //evil.test /\evil.test /.//evil.test /%2f%2fevil.test ///evil.test/.. /login?redirect=//evil.test /@evil.test
      /login?redirect=/.//evil.test /login?next=https://evil.test //evil.test/%2e%2e
    `).map((path): Row => [`GET ${path}`, ({ headers }) => !/^\W{2}|evil/.test(headers.location ?? '')]),
  ),
  {
    name: 'pages of others at the refresh cookie',
    tries: async (shop) => {
      const origins = [EVIL, 'null', `${shop.url}.evil.test`].map((origin) => ({ origin }));
      const rows = [...origins, { 'sec-fetch-site': 'cross-site' }].flatMap((headers) =>
        ['logout', 'refresh'].map((what): Row => [`POST /api/auth/${what}`, 403, undefined, { headers }]),
      );
      const isStrict: Row[1] = ({ headers }) =>
        /Path=\/api\/auth; HttpOnly; SameSite=Strict/.test(String(headers['set-cookie']));
      const own = { headers: { origin: shop.url } };
      return sendRows(await Person.in(shop), [...rows, ['POST /api/auth/refresh', isStrict, undefined, own]]);
    },
  },
  table(
    'places that nobody should see',
    words(`
      /.env /.git/config /server-status /api/docs /api/swagger /api/metrics /actuator/env /metrics /package.json
      /lacteos.sqlite /secrets.json /api/admin /release-desk/overview /.aws/credentials /wp-login.php /releases/
      /release-desk/trials /api/health/report /debug/pprof
    `).map((path): Row => [`GET ${path}`, [400, 401, 403, 404]]),
  ),
  table('failures that tell how the shop is made', [
    ...words(
      '/api/%zz /api/product/x /api/product/products?page=x /api/order/1 /api/nada /releases/x.js',
    ).map((path): Row => [
      `GET ${path}`,
      ({ status, text }) => status >= 400 && status < 500 && !TELLING.test(text),
    ]),
    ...['{', '[]', '"x"', '{"email":{"$ne":1}}', '{"__proto__":{"x":1}}', '['.repeat(3_000)].map(
      (body): Row => [
        'POST /api/auth/login',
        ({ status, text }) => status === 400 && !TELLING.test(text),
        body,
      ],
    ),
  ]),
];
