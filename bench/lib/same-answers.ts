export async function assertSameAnswers<T>(servers: readonly T[], request: (server: T) => Promise<unknown>) {
  const answers = await Promise.all(servers.map(async (server) => JSON.stringify(await request(server))));
  if (new Set(answers).size !== 1) throw new Error(`the servers answer differently:\n${answers.join('\n')}`);
}
