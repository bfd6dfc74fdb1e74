import type { Played, PublishedClient } from './published-client.js';

const paths = (played: readonly Played[], isRefused: boolean): string =>
  played
    .filter(({ call }) => (call.refusal !== undefined) === isRefused)
    .map(({ call }) => (call.refusal === undefined ? call.name : `${call.name}: ${call.refusal}`))
    .filter((name, at, all) => all.indexOf(name) === at)
    .join(isRefused ? '; ' : ', ');

export const compatibilityPage = (
  results: readonly { client: PublishedClient; played: readonly Played[] }[],
): string =>
  [
    '# Published clients against the stand-ins',
    '',
    'Written by `npm run compatibility -w sandbox`, compared by `npm test`. The requests of each client were written down from its',
    'public source or description (`sandbox/compatibility/`); no code of theirs runs here. In November 2026 npm had none of the',
    'JavaScript ones under the name in its manifest. What is refused here is refused by the service too, as far as it is documented.',
    '',
    '| Client | Service | Habits | Calls that work | Calls that are refused | Not in the stand-in |',
    '|---|---|---|---|---|---|',
    ...results.map(
      ({ client, played }) =>
        `| ${client.name} (${client.language}, ${client.licence}) | ${client.service} | ${client.habits} | ${played.filter(({ call }) => call.refusal === undefined).length}: ${paths(played, false)} | ${paths(played, true) || 'none'} | ${client.missing ?? 'nothing'} |`,
    ),
    '',
  ].join('\n');
