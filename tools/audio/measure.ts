/** What the plain voice says wrong, measured over the bank: `uitspraak.gen.tsv`, `bevindingen.gen.tsv`, `zinswoorden.gen.tsv`, and `uitleg.gen.tsv`. */
import { writeFileSync } from 'node:fs';
import { soundsAs, toEspeak } from '@spelrijk/spraak/fonemen';
import { alleFouten, planUitlegspraak } from '@spelrijk/taal/alle-uitleg';
import { type BankWoord, readBank } from './bank.ts';
import { ipaOf, speak } from './engines/espeak.ts';
import { onderscheid } from './onderscheid.ts';
import { clipOf } from './recept.ts';
import { BEVINDINGEN_TSV, GEN_TSV, UITLEG_TSV, ZINSWOORDEN_TSV } from './uitspraak.ts';
import { findZinswoorden } from './zinswoorden.ts';

/** Bank words that espeak-ng would say wrong, with what it has to be given instead and what it would have said. */
interface Verschil {
  readonly woord: BankWoord;
  readonly gesproken: string;
  readonly zei: string;
}

async function findVerschillen(): Promise<Verschil[]> {
  const bank = readBank().filter(({ voluit }) => voluit === '');
  const ipa = await ipaOf(bank.map(({ woord, spreek }) => spreek || woord));
  return bank.flatMap((woord, i): Verschil[] => {
    const zei = ipa[i] ?? '';
    if (!soundsAs(zei, woord.ipa)) return [{ woord, gesproken: toEspeak(woord.ipa), zei }];
    return woord.spreek ? [{ woord, gesproken: woord.spreek, zei: '' }] : [];
  });
}

export const writeTsv = (file: string, kop: readonly string[], rijen: readonly (readonly string[])[]): void =>
  writeFileSync(file, [kop, ...rijen.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))].map((rij) => rij.join('\t')).join('\n') + '\n');

const describeWithoutHulp = (zei: string): string => `Zonder hulp zegt de computer /${zei.replaceAll('\u200D', '')}/.`;

/** A repaired word must now sound as the bank says; what still does not is blocked. */
async function judgeRepairs(verschillen: readonly Verschil[]): Promise<string[][]> {
  const anders = verschillen.filter(({ zei }) => zei !== '');
  const ipa = await ipaOf(anders.map(({ gesproken }) => gesproken));
  return anders.map(({ woord, zei }, i) => {
    const nu = ipa[i] ?? '';
    return soundsAs(nu, woord.ipa)
      ? [woord.woord, 'hersteld', describeWithoutHulp(zei)]
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
      const [goed, fout] = [await speak(clipOf('woord', toEspeak(ipa))), await speak(clipOf('woord', toEspeak(ander)))];
      if (onderscheid(goed.monsters, fout.monsters, goed.hertz) < DUIDELIJK)
        onduidelijk.push([woord, 'geblokkeerd', `In de stem van de computer lijken ${klanken.join(' en ')} hier te veel op elkaar.`]);
    }
  }
  return onduidelijk;
}

/** Measures and writes. @returns how many words got a pronunciation of their own, and how many are blocked */
export async function measureVoice(): Promise<{ readonly anders: number; readonly geblokkeerd: number }> {
  const verschillen = await findVerschillen();
  writeTsv(
    GEN_TSV,
    ['woord', 'gesproken'],
    verschillen.map(({ woord, gesproken }) => [woord.woord, gesproken]),
  );
  const bevindingen = new Map([...(await judgeRepairs(verschillen)), ...(await findUnclear())].map((rij) => [rij[0] ?? '', rij]));
  writeTsv(BEVINDINGEN_TSV, ['woord', 'stand', 'reden'], [...bevindingen.values()]);
  writeTsv(ZINSWOORDEN_TSV, ['woord', 'motor', 'stem'], (await findZinswoorden()).anders);
  const uitleg = planUitlegspraak(alleFouten());
  writeTsv(
    UITLEG_TSV,
    ['tekst', 'soort'],
    [...uitleg.vast.map((tekst) => [tekst, 'vast']), ...uitleg.woorden.map((tekst) => [tekst, 'woord'])],
  );
  return { anders: verschillen.length, geblokkeerd: [...bevindingen.values()].filter(([, stand]) => stand === 'geblokkeerd').length };
}
