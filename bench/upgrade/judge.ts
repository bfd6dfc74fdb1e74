export interface Call {
  readonly what: string;
  /** 0: no answer. */
  readonly status: number;
}
export interface Outcome {
  readonly calls: readonly Call[];
  readonly orders: readonly number[];
  readonly stored: readonly number[];
  readonly subjects: readonly string[];
}

export function judge({ calls, orders, stored, subjects }: Outcome): { notes: string[]; problems: string[] } {
  const ids = new Set(stored);
  const sent = new Set(subjects);
  const lost = orders.filter((id) => !ids.has(id)).length;
  const silent = orders.filter((id) => !sent.has(`Recibimos su pedido ${id}`)).length;
  const twice = subjects.length - sent.size;
  const failed = calls.filter(({ status }) => status === 0 || status >= 400);
  return {
    notes: [
      `${calls.length} requests, ${failed.length} failed`,
      `${orders.length} orders, ${lost} lost`,
      `${subjects.length} mails, ${twice} twice, ${silent} missing`,
    ],
    problems: [
      ...(orders.length > 0 ? [] : ['no order was placed']),
      ...(failed.length === 0 ? [] : [`requests failed: ${kindsOf(failed)}`]),
      ...(lost === 0 ? [] : [`${lost} acknowledged orders are not there`]),
      ...(twice === 0 ? [] : [`${twice} mails went out twice`]),
      ...(silent === 0 ? [] : [`${silent} orders were not confirmed by mail`]),
    ],
  };
}

const kindsOf = (failed: readonly Call[]): string =>
  [...new Set(failed.map(({ what, status }) => `${what} ${status || 'without an answer'}`))].join(', ');
