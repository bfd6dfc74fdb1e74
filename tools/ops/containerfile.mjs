/** Joins continued lines. @throws for an unknown instruction */
export const readContainerfile = (text) => {
  const stages = [];
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  for (const line of lines.filter((candidate) => candidate.trim() && !candidate.startsWith('#'))) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s(.*)$/.exec(line) ?? [];
    if (!WORDS.has(word)) throw new Error(`unknown instruction: ${line}`);
    if (word === 'FROM') {
      const [from, , name] = rest.trim().split(/\s+/);
      stages.push({ name: name ?? from, from, steps: [] });
    } else stages.at(-1).steps.push({ word, text: rest.trim() });
  }
  return stages;
};

const WORDS = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']);

/** Command, user, folder, environment and health check of a stage and those below it. */
export const imageOf = (stages, name) => {
  const stage = stages.find((candidate) => candidate.name === name);
  const image = stage ? imageOf(stages, stage.from) : { env: {}, ports: [] };
  for (const { word, text } of stage?.steps ?? []) {
    if (word === 'WORKDIR') image.folder = text;
    if (word === 'USER') image.user = text;
    if (word === 'EXPOSE') image.ports = [...image.ports, Number(text)];
    if (word === 'CMD') image.command = JSON.parse(text);
    if (word === 'HEALTHCHECK') image.health = JSON.parse(text.slice(text.indexOf('[')));
    if (word === 'ENV')
      Object.assign(image.env, Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('='))));
  }
  return image;
};
