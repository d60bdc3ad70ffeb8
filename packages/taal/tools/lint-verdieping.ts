/**
 * Decides: whether what a text asks in its third reading has one right answer that the text proves, and whether a word is practised in sentences that say something.
 * Source: own rules; of the ways of guessing the length of an option is the one that a summary gives away.
 * Example: lintStap of an order whose second part is told before its first is ['e4-03-s1: de volgorde staat niet zo in de tekst: ...'].
 */
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import type { Leestekst } from '../src/lezen/tekst.ts';
import { woordenVan } from '../src/lezen/telling.ts';
import { isSchema, type Leesstap, type Schema, type Stapkeuze, type Tekstplek, type Tekstwoord } from '../src/lezen/verdieping.ts';

const VANAF = ALLE_LEESNIVEAUS.indexOf('e4');
const DELEN = { van: 4, tot: 6 };
const KEUZES = 3;
const WOORDEN = 3;

const klein = (tekst: string): string => tekst.toLowerCase();
const overlapt = (a: Tekstplek, b: Tekstplek): boolean => a.start < b.end && b.start < a.end;

function dubbel(stukken: readonly string[]): string[] {
  return new Set(stukken.map(klein)).size < stukken.length ? ['twee delen of antwoorden zijn gelijk'] : [];
}

/** Says before it is placed where it goes. */
const VERRAADT = /^(?:eerst|daarna|dan|later|tot slot|ten slotte|daarom|daardoor|dus|ook)\b/i;

function lintSchema({ soort, vakken, delen }: Schema): string[] {
  const enkel = soort === 'volgorde' || soort === 'oorzaak-gevolg' || soort === 'probleem-oplossing';
  const redenen = dubbel(delen.map(({ tekst }) => tekst));
  if (delen.length < DELEN.van || delen.length > DELEN.tot)
    redenen.push(`er zijn ${delen.length} delen, niet ${DELEN.van} tot ${DELEN.tot}`);
  if (vakken.length < 2) redenen.push('er is maar een vak');
  if (enkel && vakken.length < delen.length) redenen.push('een vak heeft meer dan een deel: dan is het niet zeker welk');
  for (const { tekst, plekken, vak } of delen) {
    const naam = vakken[vak] ?? '';
    if (plekken.length === 0) redenen.push(`de plek in de tekst ontbreekt: ${tekst}`);
    if (VERRAADT.test(tekst)) redenen.push(`het begin zegt waar het hoort: ${tekst}`);
    if (soort !== 'volgorde' && deeltWoord(tekst, naam)) redenen.push(`het vak staat in het deel: ${tekst}`);
    const anders = delen.filter((ander) => ander.vak !== vak);
    if (anders.some((ander) => ander.plekken.some((plek) => plekken.some((eigen) => overlapt(plek, eigen)))))
      redenen.push(`dezelfde plek bewijst twee vakken: ${tekst}`);
  }
  return soort === 'volgorde' ? [...redenen, ...lintVolgorde(delen, vakken)] : redenen;
}

/** A word of some length of the box in the part: it is matched, not read. */
function deeltWoord(tekst: string, vak: string): boolean {
  const eigen = new Set(woordenVan(klein(tekst)));
  return woordenVan(klein(vak)).some((woord) => woord.length > 3 && eigen.has(woord));
}

/** What comes first is told first; a text that looks back cannot prove its order by its places. */
function lintVolgorde(delen: Schema['delen'], vakken: readonly string[]): string[] {
  const redenen = vakken.every((vak, n) => vak === String(n + 1)) ? [] : ['de vakken zijn niet genummerd vanaf 1'];
  for (const [n, deel] of delen.entries()) {
    const vorige = delen[n - 1];
    if (vorige && !(Math.max(...vorige.plekken.map(({ end }) => end)) <= Math.min(...deel.plekken.map(({ start }) => start))))
      redenen.push(`de volgorde staat niet zo in de tekst: ${deel.tekst}`);
  }
  return redenen;
}

/** By what they say, and by the order of words behind them: of one group two may fit, of two orders grammar chooses and not the text. */
const VERBAND: Readonly<Record<string, readonly [zegt: string, bouw: string]>> = {
  want: ['reden', 'hoofdzin'],
  maar: ['tegen', 'hoofdzin'],
  dus: ['gevolg', 'hoofdzin'],
  omdat: ['reden', 'bijzin'],
  doordat: ['reden', 'bijzin'],
  zodat: ['gevolg', 'bijzin'],
  hoewel: ['tegen', 'bijzin'],
  voordat: ['ervoor', 'bijzin'],
  nadat: ['erna', 'bijzin'],
  totdat: ['tot', 'bijzin'],
  tenzij: ['behalve', 'bijzin'],
  daarom: ['gevolg', 'omkering'],
  daardoor: ['gevolg', 'omkering'],
  toch: ['tegen', 'omkering'],
  daarna: ['erna', 'omkering'],
  daarvoor: ['ervoor', 'omkering'],
};

function lintVerbindingswoord({ vraag, antwoord, fout }: Stapkeuze, { tekst }: Leestekst): string[] {
  const rijen = [antwoord, ...fout].map((woord) => VERBAND[woord]);
  const redenen = vraag.split('…').length === 2 ? [] : ['de zin heeft niet een gat'];
  if (rijen.includes(undefined)) redenen.push(`geen verbindingswoord uit de lijst: ${[antwoord, ...fout].join(', ')}`);
  if (new Set(rijen.map((rij) => rij?.[0])).size < rijen.length) redenen.push('twee verbindingswoorden zeggen hetzelfde');
  if (new Set(rijen.map((rij) => rij?.[1])).size > 1) redenen.push('de volgorde van de woorden verraadt het verbindingswoord');
  if (tekst.replaceAll('\n', ' ').includes(vraag.replace('…', antwoord)))
    redenen.push('de zin staat zo in de tekst: dan wordt er gezocht en niet gelezen');
  return redenen;
}

/** So much longer or shorter than another an option may be. */
const SPREIDING = 1.3;

function lintSamenvatting({ antwoord, fout, tegen }: Stapkeuze): string[] {
  const lengtes = [antwoord, ...fout].map(({ length }) => length);
  const redenen = Math.max(...lengtes) > SPREIDING * Math.min(...lengtes) ? ['de samenvattingen zijn niet even lang'] : [];
  for (const [n, plekken] of tegen.entries())
    if (plekken.length === 0) redenen.push(`geen plek die zegt waarom dit niet klopt: ${fout[n] ?? ''}`);
  return redenen;
}

/** In front of each the id of the step. */
export function lintStap(tekst: Leestekst): string[] {
  const { stap, niveau } = tekst;
  if (!stap) return [];
  const redenen = ALLE_LEESNIVEAUS.indexOf(niveau) < VANAF ? ['een derde keer lezen is er pas vanaf E4'] : [];
  if (isSchema(stap)) redenen.push(...lintSchema(stap));
  else {
    redenen.push(...dubbel([stap.antwoord, ...stap.fout]));
    if (stap.fout.length !== KEUZES - 1) redenen.push(`er zijn ${stap.fout.length + 1} antwoorden, niet ${KEUZES}`);
    if (stap.plekken.length === 0) redenen.push('de plek in de tekst ontbreekt');
    redenen.push(...(stap.soort === 'samenvatting' ? lintSamenvatting(stap) : lintVerbindingswoord(stap, tekst)));
  }
  return redenen.map((reden) => `${stap.id}: ${reden}`);
}

const LANGSTE_HOOGSTENS = 0.45;
const MINSTE_SAMENVATTINGEN = 6;

/** Of all summaries together: the longest may not be the right one too often, nor too seldom. */
export function lintSamenvattingen(stappen: readonly Leesstap[]): string[] {
  const alle = stappen.filter((stap) => !isSchema(stap)).filter(({ soort }) => soort === 'samenvatting');
  if (alle.length < MINSTE_SAMENVATTINGEN) return [];
  const deel = alle.filter(({ antwoord, fout }) => fout.every(({ length }) => length < antwoord.length)).length / alle.length;
  return deel <= LANGSTE_HOOGSTENS ? [] : [`de langste samenvatting is goed bij ${Math.round(deel * 100)}% van de ${alle.length}`];
}

/** Enough of a word to know it by, in each of its forms. */
const stam = (woord: string): string => klein(woord).slice(0, Math.max(3, woord.length - 2));

function lintTekstwoord({ id, woord, uitleg, vooraf, achteraf }: Tekstwoord, eigen: ReadonlySet<string>): string[] {
  const zinnen = [vooraf, achteraf].flatMap(({ goed, fout }) => [goed, ...fout]);
  const redenen = dubbel(zinnen);
  if (!eigen.has(klein(woord))) redenen.push(`${woord} staat niet in de tekst`);
  if (klein(uitleg).includes(stam(woord))) redenen.push('de uitleg noemt het woord');
  if ([vooraf, achteraf].some(({ fout }) => fout.length !== KEUZES - 1)) redenen.push(`er zijn geen ${KEUZES} zinnen om uit te kiezen`);
  for (const zin of zinnen) {
    if (!klein(zin).includes(stam(woord))) redenen.push(`het woord staat niet in de zin: ${zin}`);
    if (!/^\p{Lu}.*[.!?]$/u.test(zin)) redenen.push(`geen hoofdletter of geen punt: ${zin}`);
  }
  return redenen.map((reden) => `${id}: ${reden}`);
}

export function lintTekstwoorden({ tekst, titel, woorden }: Leestekst): string[] {
  const eigen = new Set(woordenVan(`${titel} ${tekst}`).map(klein));
  return [
    ...(woorden.length > WOORDEN ? [`${woorden.length} woorden om te oefenen, meer dan ${WOORDEN}`] : []),
    ...woorden.flatMap((woord) => lintTekstwoord(woord, eigen)),
  ];
}

/** A guess before reading has three or four sides, and its question ends as one. */
export function lintVoorspel({ voorspel }: Leestekst): string[] {
  if (!voorspel) return [];
  const { vraag, keuzes } = voorspel;
  return [
    ...(vraag.endsWith('?') ? [] : ['de vraag vooraf eindigt niet met een vraagteken']),
    ...(keuzes.length === KEUZES ? [] : [`er zijn ${keuzes.length} dingen om te raden, niet ${KEUZES}`]),
    ...dubbel(keuzes),
  ];
}

/** All that is read in it, for spelling and level. */
export const leesbaarIn = ({ stap, woorden, voorspel }: Leestekst): string[] => [
  ...(voorspel ? [voorspel.vraag, ...voorspel.keuzes] : []),
  ...(stap ? [stap.vraag] : []),
  ...(stap && isSchema(stap) ? [...stap.vakken, ...stap.delen.map((deel) => deel.tekst)] : []),
  ...(stap && !isSchema(stap) ? [stap.antwoord, ...stap.fout] : []),
  ...woorden.flatMap(({ uitleg, vooraf, achteraf }) => [uitleg, ...[vooraf, achteraf].flatMap(({ goed, fout }) => [goed, ...fout])]),
];
