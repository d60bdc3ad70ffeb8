/**
 * `node packages/games/tools/frames-tabel.ts report.json [feast.json]`: the table of frames in `docs/meting-spelen.md`, of what `frames.bench.ts --json` and
 * `frames.bench.ts --json --feest` gave.
 */
import { readFileSync } from 'node:fs';
import type { Meting } from '../bench/frames.bench.ts';
import { writeSection } from '../bench/meting.ts';

/** Milliseconds per frame. */
const SCRIPT = 10;
const FRAME = 16.7;

const read = (file: string | undefined): readonly Meting[] => {
  const rows: readonly Meting[] = file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8'));
  return rows;
};
const [report, feast] = process.argv.slice(2);
const alle = read(report);
const feest = read(feast);

const cel = (ms: number | undefined, hoogst: number): string => (ms === undefined ? '-' : ms <= hoogst ? String(ms) : `**${ms}**`);
const ms = (rows: readonly Meting[], game: string, vertraging: number, wat: 'scriptMs' | 'taakMs'): number | undefined =>
  rows.find((row) => row.game === game && row.vertraging === vertraging)?.[wat];

const rij = (game: string): string => {
  const cellen = [
    ms(alle, game, 1, 'scriptMs') ?? '-',
    ms(alle, game, 1, 'taakMs') ?? '-',
    cel(ms(alle, game, 4, 'scriptMs'), SCRIPT),
    cel(ms(alle, game, 4, 'taakMs'), FRAME),
    cel(ms(feest, game, 4, 'scriptMs'), SCRIPT),
    cel(ms(feest, game, 4, 'taakMs'), FRAME),
  ];
  return `| ${[game, ...cellen].join(' | ')} |`;
};

const games = [...new Set(alle.map(({ game }) => game))];
writeSection(
  'What a frame of each game costs',
  `Written by \`node packages/games/tools/frames-tabel.ts\` from a run of \`npm run bench frames\`; not by hand. Main-thread milliseconds per frame in thread time, as Chromium
counts them, while a robot plays; 4x is with the processor slowed down four times. Thread time leaves out what others on the machine do, not what they cost in caches: a machine that is
shared reads too high. Targets at 4x: script at most ${SCRIPT} ms, and all of it within a frame (${FRAME} ms); bold does not hold. "-" was not measured. The graphics card and the
compositor are not in it: no frame was seen by an eye, on a slow laptop.

| game | script 1x | all 1x | script 4x | all 4x | feast: script 4x | feast: all 4x |
|---|---|---|---|---|---|---|
${games.map(rij).join('\n')}
`,
);
