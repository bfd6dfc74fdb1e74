import { FIGURE_ALERTS, type FigureAlert, SERIES_ALERTS } from './alerts.js';

/** Uses the maximum, because replicas report the same figure. */
function expressionOf({ figure, labels = {}, unit, above }: FigureAlert): string {
  const matchers = Object.entries(labels).map(([name, values]) => `${name}=~"${values.join('|')}"`);
  const series = matchers.length === 0 ? figure : `${figure}{${matchers.join(',')}}`;
  if (unit === 'age') return `time() - max(${series}) > ${above}`;
  if (unit === 'seconds') return `max(${series}) > ${above}`;
  return `max(sum without (topic, state) (${series})) > ${above}`;
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const nameOf = (key: string): string =>
  key.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export function prometheusRules(): string {
  const rules = [
    ...SERIES_ALERTS,
    ...FIGURE_ALERTS.map((alert) => ({ ...alert, expression: expressionOf(alert) })),
  ].flatMap(({ key, expression, forMinutes, severity, title, advice }) => [
    `      - alert: ${nameOf(key)}`,
    `        expr: ${quoted(expression)}`,
    `        for: ${forMinutes}m`,
    `        labels: { severity: ${severity} }`,
    '        annotations:',
    `          summary: ${quoted(title)}`,
    `          description: ${quoted(advice)}`,
    `          runbook: docs/runbooks/${key}.md`,
  ]);
  return [
    "# Written by 'npm run monitoring -w api' from api/src/monitoring/alerts.ts.",
    'groups:',
    '  - name: lacteos',
    '    rules:',
    ...rules,
    '',
  ].join('\n');
}

/** Later than any rule's waiting time. */
const TEST_MINUTE = 30;
const TEST_SECONDS = TEST_MINUTE * 60;

function figureSeries({ figure, labels = {}, unit, above }: FigureAlert, isWrong: boolean): Series {
  const matchers = Object.entries(labels).map(([name, [value = '']]) => `${name}="${value}"`);
  const series = matchers.length === 0 ? figure : `${figure}{${matchers.join(',')}}`;
  const limit = unit === 'age' ? TEST_SECONDS - above : above;
  const worse = unit === 'age' ? -1 : 1;
  return { [series]: `${isWrong ? limit + worse : limit}x${TEST_MINUTE + 1}` };
}

type Series = Readonly<Record<string, string>>;

const testOf = (name: string, series: Series, isFiring: boolean): string[] => [
  '  - interval: 1m',
  '    input_series:',
  ...Object.entries(series).flatMap(([each, values]) => [
    `      - series: ${quoted(each)}`,
    `        values: ${quoted(values)}`,
  ]),
  '    promql_expr_test:',
  `      - expr: ${quoted(`count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)`)}`,
  `        eval_time: ${TEST_MINUTE}m`,
  `        exp_samples: [{ labels: '{}', value: ${Number(isFiring)} }]`,
];

/** Tests each rule on firing series and just before they fire, for `promtool test rules`. */
export function prometheusRuleTests(): string {
  const tests = [
    ...SERIES_ALERTS.flatMap(({ key, example }) => testOf(nameOf(key), example, true)),
    ...FIGURE_ALERTS.flatMap((alert) =>
      [true, false].flatMap((isWrong) => testOf(nameOf(alert.key), figureSeries(alert, isWrong), isWrong)),
    ),
  ];
  return [
    "# Written by 'npm run monitoring -w api' from api/src/monitoring/alerts.ts.",
    'rule_files: [alerts.yaml]',
    'evaluation_interval: 1m',
    'tests:',
    ...tests,
    '',
  ].join('\n');
}
