/**
 * Decides: what is wrong in the word tables of the category folders, with file, line and reason.
 * Source: spelling by an open Dutch dictionary; the rest by the rules every record must obey.
 * Example: { file: 'src/categorieen/ng/woorden.tsv', line: 12, word: 'ring', reason: 'de zin bevat het woord niet' }.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Woord } from '@spelrijk/domain/woord';
import { analyseWoord } from '../src/analyse.ts';
import { isVerkleinvorm } from '../src/analyse/verkleinwoord.ts';
import { createWoord } from '../src/bank/create-woord.ts';
import { KOLOMMEN, readTabelregel } from '../src/bank/regel.ts';
import { DETECTIES } from '../src/categorieen/detect.gen.ts';
import { TAAK_DETECTIES } from '../src/categorieen/detectTaak.gen.ts';
import { CATEGORIEEN } from '../src/categorieen/catalog.gen.ts';
import { splitFonemen } from '../src/klank/fonemen.ts';
import { conjugate } from '../src/werkwoord/conjugate.ts';
import { zinVoluit } from '../src/zinnen/gatzin.ts';
import { findLosgeschreven, loadWoordenboek } from './woordenboek.ts';
import type { Woordenboek } from './woordenboek.ts';
import { vreemdIn } from './regiowoorden.ts';

export interface Bevinding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly reason: string;
}

/** Names and words in sentences that no dictionary needs to know. */
const NAMEN: ReadonlySet<string> = new Set(
  'Aisha Amir Anouk Elif Priya Bas Bo Daan Dina Emma Fatima Finn Hanna Ilse Imane Jada Jamal Jesse Joris Julia Kai Kim Lena Levi Lina Lotte Luca Mees Mila Milan Mo Mohammed Noa Noor Nora Omar Otis Pim Rayan Roos Saar Sam Sami Sara Sem Sofie Tess Thijs Tim Yara Yusuf Zara Zoë'.split(
    ' ',
  ),
);

const OEFENEN = 30;
const APART = 10;
/** Categories without words of their own. */
export const GEEN_WOORDEN: ReadonlySet<string> = new Set([
  'letterkennis',
  'hoofdletter-zin',
  'leesteken-eind',
  'komma',
  'aanhalingstekens',
  'puntkomma',
  'ww-persoonsvorm',
]);
/**
 * Closed sets: Dutch has no more of them that a child meets. Behind 's stand seven days, seven parts of a day and two seasons; the short words are
 * een, 't, 'n, 'k, z'n, m'n and d'r (zo'n stands with zoon, which sounds the same); with gn for nj there are 26, the other side of the rule
 * included; of two sounds a child of groep 3 knows some forty. For the first two sentences make up.
 */
const MINDER: Readonly<Record<string, readonly [oefenen: number, apart: number]>> = {
  'apostrof-s': [8, 8],
  weglating: [4, 3],
  'kz-mk-km': [28, 7],
  'leen-gn': [16, 10],
};

/** How many words a categorie should have at the least. */
export function genoegWoorden(slug: string): { readonly oefenen: number; readonly apart: number } {
  const [oefenen, apart] = MINDER[slug] ?? [OEFENEN, APART];
  return { oefenen, apart };
}
const VINDBAAR: ReadonlySet<string> = new Set(DETECTIES.map(([id]) => id));
/** Nothing in the letters shows these: the editor's word is taken for it. */
const TAAK: ReadonlySet<string> = new Set(TAAK_DETECTIES.map(([id]) => id).filter((id) => !VINDBAAR.has(id)));
const WORTEL = join(import.meta.dirname, '..');

/** Every finding over all tables, in order of file and line. */
export function lint(woordenboek: Woordenboek = loadWoordenboek()): Bevinding[] {
  const gezien = new Map<string, string>();
  const ids = new Set(CATEGORIEEN.map((categorie) => categorie.id));
  return [...ids].flatMap((slug) => lintTabel(slug, woordenboek, gezien));
}

function lintTabel(slug: string, woordenboek: Woordenboek, gezien: Map<string, string>): Bevinding[] {
  const file = `src/categorieen/${slug}/woorden.tsv`;
  const pad = join(WORTEL, file);
  if (!existsSync(pad)) return GEEN_WOORDEN.has(slug) ? [] : [{ file, line: 0, word: '', reason: 'er zijn nog geen woorden' }];
  const regels = readFileSync(pad, 'utf8').split('\n');
  const kop = regels[0] === KOLOMMEN.join('\t') ? [] : [{ file, line: 1, word: '', reason: 'de kop klopt niet' }];
  const woorden = regels.slice(1).flatMap((regel, index) => (regel.trim() === '' ? [] : [{ regel, line: index + 2 }]));
  const bevindingen = woorden.flatMap(({ regel, line }) =>
    lintRegel(regel, slug, woordenboek, gezien, `${file}:${line}`).map((reason) => ({
      file,
      line,
      word: regel.split('\t')[0] ?? '',
      reason,
    })),
  );
  return [
    ...kop,
    ...bevindingen,
    ...lintAantallen(
      slug,
      woorden.map(({ regel }) => regel),
    ).map((reason) => ({ file, line: 0, word: '', reason })),
  ];
}

/** What of a table can be said before anything is generated from it: the words of each sentence, and what belongs to one region. */
export function lintZinnenBij(slug: string, woordenboek: Woordenboek): Bevinding[] {
  const file = `src/categorieen/${slug}/woorden.tsv`;
  const regels = readFileSync(join(WORTEL, file), 'utf8').split('\n').slice(1);
  return regels.flatMap((regel, index) => {
    const woord = regel.trim() === '' ? undefined : createWoord(readTabelregel(regel), slug);
    const redenen = woord?.ok ? [...lintSpelling(woord.value, woordenboek), ...lintRegio(woord.value)] : [];
    return redenen.map((reason) => ({ file, line: index + 2, word: regel.split('\t')[0] ?? '', reason }));
  });
}

function lintAantallen(slug: string, regels: readonly string[]): string[] {
  const { oefenen, apart } = genoegWoorden(slug);
  const reserve = regels.filter((regel) => readTabelregel(regel).gereserveerd.trim() === 'ja').length;
  const vrij = regels.length - reserve;
  return [
    ...(vrij < oefenen ? [`er zijn ${vrij} woorden om te oefenen, minder dan ${oefenen}`] : []),
    ...(reserve < apart ? [`er zijn ${reserve} gereserveerde woorden, minder dan ${apart}`] : []),
  ];
}

function lintRegel(regel: string, slug: string, woordenboek: Woordenboek, gezien: Map<string, string>, plek: string): string[] {
  if (regel.split('\t').length > KOLOMMEN.length) return [`de regel heeft meer dan ${KOLOMMEN.length} kolommen`];
  if (regel !== regel.normalize('NFC') || regel.includes('’')) return ['de regel is niet in NFC met een rechte apostrof'];
  const woord = createWoord(readTabelregel(regel), slug);
  if (!woord.ok) return [woord.error];
  return [
    ...lintVormen(woord.value),
    ...lintSpelling(woord.value, woordenboek),
    ...lintVervoeging(woord.value, woordenboek),
    ...lintRegio(woord.value),
    ...lintHoofd(woord.value),
    ...lintDubbel(woord.value, gezien, plek),
  ];
}

function lintVormen(woord: Woord): string[] {
  const redenen: string[] = [];
  if (!/^[1-8][ab]$/.test(woord.niveau)) redenen.push(`het niveau ${woord.niveau} bestaat niet`);
  if (woord.niveau < '4a' && woord.klankgroepen.length > 1)
    redenen.push(`een kind van groep 3 schrijft geen woord van ${woord.klankgroepen.length} klankgroepen`);
  if (woord.klankgroepen.join('') !== woord.woord) redenen.push('de klankgroepen vormen samen het woord niet');
  if (woord.lettergrepen.join('') !== woord.woord) redenen.push('de lettergrepen vormen samen het woord niet');
  const klinkers = splitFonemen(woord.ipa).flatMap(({ klank, klinker }) => (klinker ? [klank] : []));
  if (!isTekst(woord) && klinkers.length !== woord.klankgroepen.length)
    redenen.push(`${woord.klankgroepen.length} klankgroepen, maar ${klinkers.length} klinkers in ${woord.ipa}: ${klinkers.join(' ')}`);
  if (!isTekst(woord) && !woord.ipa.includes('ˈ')) redenen.push('de klemtoon ontbreekt in de uitspraak');
  if (woord.vorm === '' && isVerkleinvorm(woord.woord.toLowerCase(), '') && /[^aeiou]je$/.test(woord.woord))
    redenen.push('de vorm ontbreekt: dit lijkt een verkleinwoord');
  return redenen;
}

/** A whole sentence or a phrase is read in its own way, and what is written short as what it is short for. */
const isTekst = ({ woord, vorm }: Woord): boolean =>
  vorm === 'kort' || /[.?!,]/.test(woord) || (woord.includes(' ') && !woord.startsWith("'s "));

function lintSpelling(woord: Woord, woordenboek: Woordenboek): string[] {
  const redenen: string[] = [];
  if (
    woord.vorm === 'kort'
      ? !woordenboek.knowsLos(woord.woord)
      : !woordenVan(woord.woord).every((los) => knows(woordenboek, los, woord.delen))
  )
    redenen.push('het woordenboek kent het woord niet');
  if (!woord.zin) return [...redenen, 'er is geen zin'];
  // Short or whole, its sentence has to stand: the whole words are what is heard.
  const zin = woord.vorm === 'kort' ? zinVoluit(woord.zin, woord.woord, woord.basis ?? '') : woord.zin;
  const onbekend = woordenVan(zin).filter((los) => los !== woord.woord && !knows(woordenboek, los, undefined));
  if (onbekend.length > 0) redenen.push(`het woordenboek kent niet alle woorden van de zin: ${onbekend.join(', ')}`);
  redenen.push(...findLosgeschreven(zin, woordenboek));
  if (!contains(woord.zin, woord.woord)) redenen.push('de zin bevat het woord niet');
  return redenen;
}

/** Right forms that the dictionary leaves out. */
const VORM_ERBIJ: ReadonlySet<string> = new Set(['hakselt', 'vastbonden', 'vastgebonden', 'verroestte', 'vlogde', 'vlogden']);

/** What explanations and other forms name of this verb must exist: opstaat and not opstat, vergeleek and not vergelijkte. */
function lintVervoeging({ vorm, basis }: Woord, woordenboek: Woordenboek): string[] {
  if (basis === undefined || basis === 'zullen' || !/^(?:tt|vt|vd|gebied|td|inf|bn:vd)/.test(vorm)) return [];
  const { tt1, tt3, vtEv, vtMv, vd } = conjugate(basis);
  return [tt1, tt3, vtEv, vtMv, vd]
    .filter((een) => !VORM_ERBIJ.has(een) && !woordenboek.knowsLos(een))
    .map((een) => `van ${basis} zou ${een} een vorm zijn, en het woordenboek kent die niet`);
}

const knows = (woordenboek: Woordenboek, woord: string, delen: readonly string[] | undefined): boolean =>
  NAMEN.has(woord) || /^\d+$/.test(woord) || woord === "'s" || woordenboek.knows(woord, delen);

/** The words of a text, without the signs around them. */
function woordenVan(tekst: string): string[] {
  return tekst
    .split(/[\s]+/)
    .map((los) => los.replace(/^[^\p{L}\d']+|[^\p{L}\d']+$/gu, '').replace(/^'(?![stnk]$)|'$/g, ''))
    .filter((los) => los !== '');
}

/** As a whole word, with or without its capital. */
function contains(zin: string, woord: string): boolean {
  const plek = ` ${woordenVan(zin).join(' ').toLowerCase()} `;
  return plek.includes(` ${woordenVan(woord).join(' ').toLowerCase()} `);
}

/** A word for both regions and its sentence have nothing of one. */
const lintRegio = ({ woord, zin = '', regio }: Woord): string[] =>
  regio === 'beide' ? vreemdIn(`${woord} ${zin}`).map((vreemd) => `${vreemd} is een woord of plaats van één regio`) : [];

/** The analyser must see in the word what the editor chose it for. */
function lintHoofd(woord: Woord): string[] {
  if (TAAK.has(woord.hoofd)) return [];
  const gevonden = analyseWoord(woord, woord.hoofd).categorieen;
  return gevonden.includes(woord.hoofd) ? [] : [`de analyse vindt ${woord.hoofd} niet, wel: ${gevonden.join(', ') || 'niets'}`];
}

/** The same spelling twice is allowed only as two different verb forms. */
function lintDubbel(woord: Woord, gezien: Map<string, string>, plek: string): string[] {
  const sleutel = /^(?:tt|vt|vd|gebied|inf)/.test(woord.vorm) ? `${woord.woord} ${woord.vorm}` : woord.woord;
  const eerder = gezien.get(sleutel);
  gezien.set(sleutel, eerder ?? plek);
  return eerder ? [`het woord staat ook in ${eerder}`] : [];
}
