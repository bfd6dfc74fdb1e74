const CHAPTER = '## From an empty Debian machine to a shop';

/**
 * The command blocks of the chapter in order.
 * @returns {{title: string, text: string}[]}
 */
export const walkthroughBlocks = (markdown) => {
  const start = markdown.indexOf(CHAPTER);
  const end = markdown.indexOf('\n## ', start + CHAPTER.length);
  if (start < 0 || end < 0) throw new Error(`docs/installation.md has no chapter '${CHAPTER}'`);
  return markdown
    .slice(start, end)
    .split('\n### ')
    .slice(1)
    .flatMap((section) =>
      [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => ({
        title: section.split('\n')[0],
        text,
      })),
    );
};

export const namesIn = (text) => ({
  scripts: [...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?: -w (\S+))?/g)].map(
    ([, script, workspace = '.']) => ({ script, workspace }),
  ),
  files: [
    ...text.matchAll(/(?:\/srv\/lacteos\/|\s)((?:ops|api|federation|shell)\/[\w./-]+)(?![\w./*$-])/g),
  ].map(([, file]) => file.replace(/\/$/, '')),
  units: [...text.matchAll(/\b(lacteos-[a-z-]+[a-z])\b/g)].map(([, unit]) => unit),
  settings: [...text.matchAll(/\^([A-Z_]+)=/g)].map(([, name]) => name),
  projects: [...text.matchAll(/for project in ([^;]+);/g)].flatMap(([, names]) => names.split(' ')),
});
