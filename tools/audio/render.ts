/**
 * `npm run audio`: renders every word, sentence and rule of the bank that has no sound yet, removes what nothing asks for
 * any more, and writes the index. Needs the separate programs espeak-ng and ffmpeg; see README.md beside this file.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIO_MAP, readBank } from './bank.ts';
import { toEspeak, soundsAs } from '@spelrijk/spraak/fonemen';
import { currentPlan, indexText } from './plan.ts';
import { ipaOf, render, versionOf } from './programmas.ts';
import { type Clip } from './recept.ts';
import { GEN_TSV } from './uitspraak.ts';

const WERKERS = 2;
/** Clips per start of ffmpeg. */
const PORTIE = 24;
const SOORTEN = ['.ogg', '.mp3'] as const;

/** Writes the list of bank words that espeak-ng would say wrong, with what it has to be given instead. */
async function writeUitspraak(): Promise<number> {
  const bank = readBank();
  const ipa = await ipaOf(bank.map(({ woord, spreek }) => spreek || woord));
  const rijen = bank.flatMap(({ woord, ipa: goed, spreek }, i) => {
    if (!soundsAs(ipa[i] ?? '', goed)) return [`${woord}\t${toEspeak(goed)}`];
    return spreek ? [`${woord}\t${spreek}`] : [];
  });
  writeFileSync(GEN_TSV, ['woord\tgesproken', ...rijen.sort()].join('\n') + '\n');
  return rijen.length;
}

const isRendered = (adres: string): boolean => SOORTEN.every((soort) => existsSync(path.join(AUDIO_MAP, adres + soort)));

async function renderAll(clips: readonly Clip[]): Promise<void> {
  const porties = Array.from({ length: Math.ceil(clips.length / PORTIE) }, (_, i) => clips.slice(i * PORTIE, (i + 1) * PORTIE));
  const rij = porties.values();
  let klaar = 0;
  const werker = async (): Promise<void> => {
    for (const portie of rij) {
      await render(portie, AUDIO_MAP);
      klaar += portie.length;
      process.stdout.write(`\r${klaar} / ${clips.length}`);
    }
  };
  await Promise.all(Array.from({ length: WERKERS }, werker));
  process.stdout.write('\n');
}

function removeOrphans(nodig: ReadonlyMap<string, Clip>): number {
  const over = readdirSync(AUDIO_MAP).filter((naam) => naam !== 'index.json' && !nodig.has(naam.replace(/\.(ogg|mp3)$/, '')));
  for (const naam of over) rmSync(path.join(AUDIO_MAP, naam));
  return over.length;
}

function megabytes(soort: string): string {
  const namen = readdirSync(AUDIO_MAP).filter((naam) => naam.endsWith(soort));
  return (namen.reduce((som, naam) => som + statSync(path.join(AUDIO_MAP, naam)).size, 0) / 1e6).toFixed(1);
}

for (const program of ['espeak-ng', 'ffmpeg'] as const) {
  const versie = versionOf(program);
  if (!versie) {
    console.error(`${program} is not installed (Debian: apt-get install ${program})`);
    process.exit(1);
  }
  console.log(versie);
}
mkdirSync(AUDIO_MAP, { recursive: true });
console.log(`${await writeUitspraak()} words need a pronunciation of their own`);
const { index, clips } = await currentPlan();
const ontbreekt = [...clips.values()].filter(({ adres }) => !isRendered(adres));
console.log(`${clips.size} clips, ${ontbreekt.length} to render`);
await renderAll(ontbreekt);
console.log(`${removeOrphans(clips)} files removed`);
writeFileSync(path.join(AUDIO_MAP, 'index.json'), indexText(index));
console.log(
  `${Object.keys(index.woorden).length} words, ${Object.keys(index.regels).length} rules: ogg ${megabytes('.ogg')} MB, mp3 ${megabytes('.mp3')} MB`,
);
