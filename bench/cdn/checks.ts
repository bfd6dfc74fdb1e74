const PAGES = ['/', '/products', '/product/1', '/legal', '/login'];

export interface Finding {
  readonly what: string;
  readonly isTrue: boolean;
  readonly detail: string;
}

const finding = (what: string, isTrue: boolean, detail = ''): Finding => ({ what, isTrue, detail });

export const getPage = async (address: string, cookie = '') => {
  const answer = await fetch(address, {
    headers: { 'accept-encoding': 'gzip, deflate, br', ...(cookie ? { cookie } : {}) },
  });
  const body = await answer.text();
  const { headers, status } = answer;
  return { status, body, cache: headers.get('x-cache'), control: headers.get('cache-control'), headers };
};

const keptPage = async (origin: string, path: string): Promise<Finding[]> => {
  const first = await getPage(origin + path);
  const second = await getPage(origin + path, 'lacteos_visitor=somebody-else');
  const cookies = [first, second].flatMap(({ headers }) => headers.getSetCookie());
  return [
    finding(
      `${path} is kept`,
      first.status === 200 && second.cache === 'HIT',
      `${first.cache}, then ${second.cache}`,
    ),
    finding(`${path} brings no cookie`, cookies.length === 0),
    finding(`${path} is the same for the next visitor`, first.body === second.body),
  ];
};

const ownPage = async (origin: string, who: string, path: string, cookie: string): Promise<Finding> => {
  await getPage(origin + path, cookie);
  const { cache, control } = await getPage(origin + path, cookie);
  return finding(
    `${who}: not kept`,
    cache !== 'HIT' && control === 'private, no-cache',
    `${cache}, ${control}`,
  );
};

/** @param behind a page that needs a session */
export const checkPages = async (origin: string, behind = '/cart'): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const path of PAGES) findings.push(...(await keptPage(origin, path)));
  for (const [who, path, cookie] of [
    ['a visitor with a session', '/', 'lacteos_signed_in=1'],
    ['a preview', '/', 'lacteos_vista=token'],
    ['a page behind a session', behind, ''],
    ['a search', '/products?buscar=queso', ''],
  ] as const)
    findings.push(await ownPage(origin, who, path, cookie));
  const { cache } = await getPage(origin);
  return [...findings, finding('the page of the others is still kept', cache === 'HIT')];
};
