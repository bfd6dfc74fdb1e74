import type { Attestation, Finding } from './finding.js';

const MARKS: Readonly<Record<Finding['level'], string>> = { breaks: '✗', warns: '!', fine: '✓' };

const line = ({ level, check, message, affects }: Finding): string =>
  `  ${MARKS[level]} ${check.padEnd(15)} ${message}${affects.length > 0 && level !== 'fine' ? `\n${' '.repeat(20)}for: ${affects.join(', ')}` : ''}`;

const part = (title: string, findings: readonly Finding[]): string[] => [
  title,
  ...findings.filter(({ level }) => level === 'breaks').map(line),
  ...findings.filter(({ level }) => level === 'warns').map(line),
  ...findings.filter(({ level }) => level === 'fine').map(line),
];

const verdict = ({ project, release, passed, live, signature }: Attestation): string => {
  if (!passed) return `${project} ${release} must not go live: what is marked ✗ would break.`;
  if (!signature)
    return `${project} ${release} fits with what is live. It is not published: nothing was signed, no browser opened it.`;
  if (live) return `${project} ${release} may go live.`;
  return `${project} ${release} fits with what is live; no browser has opened it there yet.`;
};

export const reportText = (attestation: Attestation): string =>
  [
    `${attestation.project} ${attestation.release} against revision ${attestation.registryRevision}, shell ${attestation.shellRelease ?? '(none)'}`,
    ...part('Compared:', attestation.static),
    ...(attestation.live ? part('Opened in the live shop:', attestation.live) : []),
    verdict(attestation),
  ].join('\n');
