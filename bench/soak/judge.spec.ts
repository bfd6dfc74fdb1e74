import { judge, type SoakSample } from './judge';

/** Ten minutes, a sample every five seconds, a collection every fifteen; noisy, and warm after two minutes. */
const soak = (change: (minute: number, index: number) => Partial<SoakSample> = () => ({})): SoakSample[] =>
  Array.from({ length: 120 }, (_, index) => {
    const at = index * 5;
    const noise = Math.sin(index * 12.9898) * 4;
    const warm = Math.min(1, at / 120);
    return {
      at,
      rssMb: 150 + 40 * warm + noise,
      heapMb: index % 3 === 0 ? 60 + 25 * warm + noise / 4 : null,
      handles: Math.round(30 + noise),
      connections: Math.round(18 + noise / 4),
      backlog: Math.max(0, Math.round(8 + noise * 2)),
      ...change(at / 60, index),
    };
  });

describe('the judgement of a soak', () => {
  it('passes a process that fills its caches and then stays as it is', () => {
    expect(judge(soak()).faults).toEqual([]);
  });

  it('reports a heap that keeps 1 kB per call at 60 calls a second', () => {
    const leaking = soak((minute, index) =>
      index % 3 === 0 ? { heapMb: 85 + (minute * 60 * 60) / 1024 } : {},
    );
    expect(judge(leaking).faults).toEqual([
      expect.stringMatching(/^heap after collection grows: 9\d\.\d MB/),
    ]);
  });

  it.each([
    ['open handles grow', { handles: 4 }],
    ['connections to the database grow', { connections: 2 }],
    ['backlog of the outbox grow', { backlog: 40 }],
    ['resident memory grow', { rssMb: 10 }],
  ] as const)('reports that %s', (text, perMinute) => {
    const [[measure, growth]] = Object.entries(perMinute) as [[keyof SoakSample, number]];
    const base = soak();
    const growing = base.map((sample) => ({
      ...sample,
      [measure]: (measure === 'rssMb' ? 120 : (sample[measure] ?? 0)) + (sample.at / 60) * growth,
    }));
    expect(judge(growing).faults).toEqual([expect.stringContaining(text)]);
  });

  it('does not count one late collection or one export as growth', () => {
    const peaks = soak((_minute, index) =>
      index > 100 && index % 12 === 0 ? { rssMb: 219, backlog: 400 } : {},
    );
    expect(judge(peaks).faults).toEqual([]);
  });

  it('reports resident memory above 220 MB at any moment, the start included', () => {
    const peak = soak((_minute, index) => (index === 3 ? { rssMb: 221 } : {}));
    expect(judge(peak).faults).toEqual(['resident memory reached 221 MB of 220 MB']);
  });

  it('reports no trend for a soak that is too short', () => {
    expect(() => judge(soak().slice(0, 20))).toThrow('show no trend');
  });
});
