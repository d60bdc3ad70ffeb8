/**
 * `npm run audio`: renders everything that is said and has no sound yet, removes what nothing asks for any more, measures
 * what the voice does wrong, and writes the index. Needs the separate programs espeak-ng and ffmpeg; see README.md beside this file.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIO_MAP, type BankWoord, readBank } from './bank.ts';
import { onderscheid } from './onderscheid.ts';
import { toEspeak, soundsAs } from '@spelrijk/spraak/fonemen';
import { alleFouten, planUitlegspraak } from '@spelrijk/taal/alle-uitleg';
import { currentPlan, indexText } from './plan.ts';
import { MONSTERS_PER_SECONDE, ipaOf, render, speak, versionOf } from './programmas.ts';
import { type Clip, bestandenVan, clipOf } from './recept.ts';
import { BEVINDINGEN_TSV, GEN_TSV, UITLEG_TSV } from './uitspraak.ts';

const WERKERS = 2;
/** Clips per start of ffmpeg. */
const PORTIE = 24;

/** Bank words that espeak-ng would say wrong, with what it has to be given instead and what it would have said. */
interface Verschil {
  readonly woord: BankWoord;
  readonly gesproken: string;
  readonly zei: string;
}

async function findVerschillen(): Promise<Verschil[]> {
  const bank = readBank();
  const ipa = await ipaOf(bank.map(({ woord, spreek }) => spreek || woord));
  return bank.flatMap((woord, i): Verschil[] => {
    const zei = ipa[i] ?? '';
    if (!soundsAs(zei, woord.ipa)) return [{ woord, gesproken: toEspeak(woord.ipa), zei }];
    return woord.spreek ? [{ woord, gesproken: woord.spreek, zei: '' }] : [];
  });
}

const writeTsv = (file: string, kop: readonly string[], rijen: readonly (readonly string[])[]): void =>
  writeFileSync(file, [kop, ...rijen.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))].map((rij) => rij.join('\t')).join('\n') + '\n');

const zonderHulp = (zei: string): string => `Zonder hulp zegt de computer /${zei.replaceAll('\u200D', '')}/.`;

/** A repaired word must now sound as the bank says; what still does not is blocked. */
async function judgeRepairs(verschillen: readonly Verschil[]): Promise<string[][]> {
  const anders = verschillen.filter(({ zei }) => zei !== '');
  const ipa = await ipaOf(anders.map(({ gesproken }) => gesproken));
  return anders.map(({ woord, zei }, i) => {
    const nu = ipa[i] ?? '';
    return soundsAs(nu, woord.ipa)
      ? [woord.woord, 'hersteld', zonderHulp(zei)]
      : [woord.woord, 'geblokkeerd', `De computer zegt /${nu.replaceAll('\u200D', '')}/ en dat is niet te herstellen.`];
  });
}

/** Where hearing decides how a word is written, the voice must keep the two sounds apart in that very word. */
const PAREN: readonly { readonly categorie: string; readonly klanken: readonly [string, string] }[] = [
  { categorie: 'f-v', klanken: ['f', 'v'] },
  { categorie: 's-z', klanken: ['s', 'z'] },
];
/** Decibels per band; mat and nat differ by 13, bak and dak by 10.5, one and the same word by 0. */
const DUIDELIJK = 9;

async function findUnclear(): Promise<string[][]> {
  const onduidelijk: string[][] = [];
  for (const { categorie, klanken } of PAREN) {
    for (const { woord, ipa } of readBank(categorie)) {
      const at = [...ipa].findIndex((teken) => klanken.includes(teken));
      if (at < 0) continue;
      const ander = [...ipa].map((teken, i) => (i === at ? klanken[teken === klanken[0] ? 1 : 0] : teken)).join('');
      const [goed, fout] = await speakBoth(toEspeak(ipa), toEspeak(ander));
      if (onderscheid(goed, fout, MONSTERS_PER_SECONDE) < DUIDELIJK)
        onduidelijk.push([woord, 'geblokkeerd', `In de stem van de computer lijken ${klanken.join(' en ')} hier te veel op elkaar.`]);
    }
  }
  return onduidelijk;
}

const speakBoth = async (links: string, rechts: string): Promise<readonly [Float32Array, Float32Array]> => [
  await speak(clipOf('woord', links)),
  await speak(clipOf('woord', rechts)),
];

const isRendered = (clip: Clip): boolean => bestandenVan(clip).every((naam) => existsSync(path.join(AUDIO_MAP, naam)));

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
  const namen = new Set(['index.json', ...[...nodig.values()].flatMap(bestandenVan)]);
  const over = readdirSync(AUDIO_MAP).filter((naam) => !namen.has(naam));
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
const verschillen = await findVerschillen();
writeTsv(
  GEN_TSV,
  ['woord', 'gesproken'],
  verschillen.map(({ woord, gesproken }) => [woord.woord, gesproken]),
);
const bevindingen = new Map([...(await judgeRepairs(verschillen)), ...(await findUnclear())].map((rij) => [rij[0] ?? '', rij]));
writeTsv(BEVINDINGEN_TSV, ['woord', 'stand', 'reden'], [...bevindingen.values()]);
const geblokkeerd = [...bevindingen.values()].filter(([, stand]) => stand === 'geblokkeerd').length;
console.log(`${verschillen.length} words need a pronunciation of their own, ${geblokkeerd} are blocked`);
const uitleg = planUitlegspraak(alleFouten());
writeTsv(
  UITLEG_TSV,
  ['tekst', 'soort'],
  [...uitleg.vast.map((tekst) => [tekst, 'vast']), ...uitleg.woorden.map((tekst) => [tekst, 'woord'])],
);
const { index, clips } = await currentPlan();
const ontbreekt = [...clips.values()].filter((clip) => !isRendered(clip));
console.log(`${clips.size} clips, ${ontbreekt.length} to render`);
await renderAll(ontbreekt);
console.log(`${removeOrphans(clips)} files removed`);
writeFileSync(path.join(AUDIO_MAP, 'index.json'), indexText(index));
console.log(
  `${Object.entries(index)
    .map(([deel, inhoud]) => `${Object.keys(inhoud).length} ${deel}`)
    .join(', ')}: ogg ${megabytes('.ogg')} MB, mp3 ${megabytes('.mp3')} MB`,
);
