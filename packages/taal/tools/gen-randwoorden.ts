/**
 * Writes `src/lexicon/randwoorden.gen.ts`: the words of the dictionary that begin or end compounds, or have a plural, and are in no list of ours, so that
 * the parts of a compound that a docent pastes are found (kaasrasp, liefdesgedicht). The dictionary says itself what a word can do (its flags, as Hunspell
 * reads them); how often it does is counted over all its words.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stammenVoorE } from '../src/analyse/buiging.ts';
import { isGrof } from '../src/lexicon/grof.ts';
import { isHeelWoord, KAN } from '../src/lexicon/woorden.ts';
import { BIJVOEGLIJK } from '../src/lexicon/woordsoorten.ts';
import { isWerkwoordsstam, recogniseWerkwoord } from '../src/analyse/werkwoordsvormen.ts';
import { STERK } from '../src/werkwoord/sterk.ts';
import { splitScheidbaar } from '../src/werkwoord/voorvoegsels.ts';
import { readIngangen } from './woordenboek.ts';

/** Three letters are found by chance in too many words, and what is longer is mostly a compound itself. */
const VORM = /^[a-z]{4,10}$/;
/** A noun that begins and ends no compound is of use for its plural only. */
const LANGSTE_LOS = 6;
const KORTSTE_DEEL = 3;
/** From here on a word of many letters need not have been seen in other compounds. */
const LANG = 7;
/** Seen in so many compounds that it is found by chance in few. */
const VAAK = 8;
const GEEN_WOORD = ['Fw', 'NS', 'Cx'];
/** Degrees of comparison. */
const TRAP = ['Ab', 'Ac', 'Ad', 'Ae', 'Ao', 'Ap'];
const BIJVOEGLIJK_VORM = /^[a-z]{3,12}$/;
const MEERVOUD = ['Za', 'Zb', 'Zc', 'Ze', 'Zf', 'Zg', 'Zh', 'Zi'];
const VLAGGEN: readonly (readonly [kan: number, vlaggen: readonly string[]])[] = [
  [KAN.links, ['Ca', 'Ce']],
  [KAN.rechts, ['Cc']],
  [KAN.metS, ['Cd', 'Ch']],
  [KAN.meervoud, MEERVOUD],
];
/** The dictionary leaves out what it fears to find by chance; a word that so many others begin or end with is a part all the same. */
const GENOEG = 3;

interface Ingang {
  readonly kan: number;
  readonly infinitief: boolean;
  readonly opS: boolean;
  readonly trap: boolean;
}

function readWoordenboek(): Map<string, Ingang> {
  const gelezen = new Map<string, Ingang>();
  for (const { woord, vlaggen: paren } of readIngangen()) {
    if (!/^[a-z]+$/.test(woord) || GEEN_WOORD.some((vlag) => paren.includes(vlag))) continue;
    const eerder = gelezen.get(woord);
    const kan = VLAGGEN.reduce((som, [bit, lijst]) => (lijst.some((vlag) => paren.includes(vlag)) ? som | bit : som), eerder?.kan ?? 0);
    gelezen.set(woord, {
      kan,
      infinitief: (eerder?.infinitief ?? false) || paren.includes('Vi'),
      opS: (eerder?.opS ?? false) || paren.includes('Za'),
      trap: (eerder?.trap ?? false) || TRAP.some((vlag) => paren.includes(vlag)),
    });
  }
  return gelezen;
}

const woordenboek = readWoordenboek();
const may = (woord: string, bit: number): boolean => ((woordenboek.get(woord)?.kan ?? 0) & bit) !== 0;

/** A plural that stands in the dictionary by itself is found by its singular. */
function isMeervoud(woord: string): boolean {
  if (woord.endsWith('s') && woordenboek.get(woord.slice(0, -1))?.opS) return true;
  return woord.endsWith('en') && stammenVoorE(woord.slice(0, -2)).some((stam) => may(stam, KAN.meervoud));
}

/** Where a word falls into one that begins and one that ends a compound; a linking s only where the first takes it. */
function splits(woord: string): (readonly [string, string])[] {
  const gevonden: (readonly [string, string])[] = [];
  for (let plek = KORTSTE_DEEL; plek <= woord.length - KORTSTE_DEEL; plek++) {
    const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)];
    if (!may(rechts, KAN.rechts | KAN.meervoud)) continue;
    if (may(links, KAN.links | KAN.meervoud)) gevonden.push([links, rechts]);
    else if (/en?$/.test(links) && stammenVoorE(links.replace(/en?$/, '')).some((stam) => may(stam, KAN.meervoud)))
      gevonden.push([links, rechts]);
    else if (links.endsWith('s') && may(links.slice(0, -1), KAN.metS)) gevonden.push([links.slice(0, -1), rechts]);
  }
  return gevonden;
}

const familie = { links: new Map<string, number>(), rechts: new Map<string, number>() };
for (const woord of woordenboek.keys())
  for (const [links, rechts] of splits(woord)) {
    familie.links.set(links, (familie.links.get(links) ?? 0) + 1);
    familie.rechts.set(rechts, (familie.rechts.get(rechts) ?? 0) + 1);
  }

function soortVan(woord: string): number {
  const [links, rechts] = [familie.links.get(woord) ?? 0, familie.rechts.get(woord) ?? 0];
  let soort = woordenboek.get(woord)?.kan ?? 0;
  if (links >= GENOEG) soort |= KAN.links;
  else if (links === 0 && woord.length < LANG) soort &= ~KAN.links;
  if (rechts >= GENOEG) soort |= KAN.rechts;
  else if (rechts === 0 && woord.length < LANG) soort &= ~KAN.rechts;
  return links + rechts >= VAAK ? soort | KAN.vaak : soort;
}

/** A compound of two words of four letters or more is found by its parts. */
const isSamengesteld = (woord: string): boolean => splits(woord).some(([links, rechts]) => links.length > 3 && rechts.length > 3);

const perSoort = new Map<number, string[]>();
for (const woord of [...woordenboek.keys()].sort()) {
  if (
    !VORM.test(woord) ||
    isHeelWoord(woord) ||
    isGrof(woord) ||
    isSamengesteld(woord) ||
    /^(?:loos|baar|zaam|achtig|schap|opper$)/.test(woord)
  )
    continue;
  if (woordenboek.get(woord)?.infinitief || isMeervoud(woord)) continue;
  const soort = soortVan(woord);
  if (soort === KAN.meervoud && woord.length > LANGSTE_LOS) continue;
  if ((soort & ~KAN.vaak) !== 0) perSoort.set(soort, [...(perSoort.get(soort) ?? []), woord]);
}

function asRegels(woorden: readonly string[]): string[] {
  const regels: string[] = [];
  for (const woord of woorden) {
    const laatste = regels.at(-1);
    if (laatste !== undefined && laatste.length + woord.length < 130) regels[regels.length - 1] = `${laatste} ${woord}`;
    else regels.push(woord);
  }
  return regels;
}

/** Our own short words that begin or end many words of the dictionary: bos and ijs do, kris does not. */
const KORTST = 4;
const familieVan = (kant: ReadonlyMap<string, number>): string =>
  asRegels(
    [...kant]
      .filter(([woord, aantal]) => woord.length <= KORTST && aantal >= VAAK && isHeelWoord(woord))
      .map(([woord]) => woord)
      .sort(),
  ).join('\n');

/** What can be compared and is in no list of ours: brutaal, interessant. */
const vergelijkbaar = [...woordenboek]
  .filter(
    ([woord, { trap }]) => trap && BIJVOEGLIJK_VORM.test(woord) && !BIJVOEGLIJK.has(woord) && !isGrof(woord) && !isSamengesteld(woord),
  )
  .map(([woord]) => woord)
  .sort();

/**
 * Words that the dictionary has by themselves, for what nothing else tells of a word: nouns with a plural, what is neither noun nor verb, and stems of
 * verbs of ours that are no other word (verlang, kneed). They are no parts of compounds, so that short ones find none by chance.
 */
const LOS = /^[a-zà-ÿ]{3,14}$/;
const LANGSTE_NAAM = 12;
const LANGSTE_ANDER = 11;
const vlaggenVan = new Map<string, string[]>();
for (const { woord, vlaggen } of readIngangen())
  if (LOS.test(woord) && !GEEN_WOORD.some((vlag) => vlaggen.includes(vlag)))
    vlaggenVan.set(woord, [...(vlaggenVan.get(woord) ?? []), ...(vlaggen.length === 0 ? ['-'] : vlaggen)]);
const eerder = new Set([...perSoort.values()].flat());
const los = (past: (vlaggen: readonly string[], woord: string) => boolean, ookDeel = false): string =>
  asRegels(
    [...vlaggenVan]
      .filter(([woord, vlaggen]) => !isGrof(woord) && (ookDeel || !eerder.has(woord)) && past(vlaggen, woord))
      .map(([woord]) => woord)
      .sort(),
  ).join('\n');
const hasVlag = (vlaggen: readonly string[], patroon: RegExp): boolean => vlaggen.some((vlag) => patroon.test(vlag));
const boeknaamwoorden = los(
  (vlaggen, woord) => !isHeelWoord(woord) && woord.length <= LANGSTE_NAAM && hasVlag(vlaggen, /^[YZ]/) && splits(woord).length === 0,
);
const anders = los(
  (vlaggen, woord) =>
    !isHeelWoord(woord) &&
    woord.length <= (hasVlag(vlaggen, /^A/) ? LANGSTE_ANDER : LANGSTE_ANDER - 2) &&
    !hasVlag(vlaggen, /^[YZ]/) &&
    hasVlag(vlaggen, /^(?:A|-|N|Cc)/) &&
    !/^ge.*[dt]e?$|(?:baar|loos|achtig|zaam|bare|loze)$/.test(woord) &&
    splits(woord).length === 0 &&
    !isMeervoud(woord) &&
    recogniseWerkwoord(woord, { rand: true }) === undefined,
);
/** Is it a stem, and nothing else that ends a compound or is inflected as a noun? */
const stammen = los((vlaggen, woord) => {
  if (!hasVlag(vlaggen, /^V[3pq]/) || hasVlag(vlaggen, /^(?:[YZN-]|A[a-j]|Cc)/) || !isWerkwoordsstam(woord) || isHeelWoord(woord))
    return false;
  // kwijl is what runs as well: a short stem that the dictionary puts into compounds may be a word.
  const basis = recogniseWerkwoord(woord)?.basis ?? '';
  if (!/[aeiouy][^aeiouy]+[aeiouy]/.test(woord) && hasVlag(vlaggen, /^C/) && !STERK.has(basis)) return false;
  return splitScheidbaar(recogniseWerkwoord(woord, { rand: true })?.basis ?? woord)[0] === '';
}, true);
/** Verbs with an unstressed prefix before a verb of ours (an ontlijden or gewinden there is not), and all that we know no form of. */
const voorvoegd = los(
  (vlaggen, woord) =>
    vlaggen.includes('Vi') &&
    (/^(?:be|ver|ont|her|ge|er)[a-z]{3,}n$/.test(woord) ||
      (recogniseWerkwoord(woord, { rand: true }) === undefined && splitScheidbaar(woord)[0] === '' && !hasVlag(vlaggen, /^[YZ]/))),
);

/** Nouns with a plural on -s alone, of which -en makes a verb: bowl, boycot. */
const MET_EN = ['Zb', 'Ze', 'Zf', 'Zg', 'Zh', 'Zi'];
const alleenS = los(
  (vlaggen, woord) =>
    hasVlag(vlaggen, /^Z[ac]$/) &&
    !MET_EN.some((vlag) => vlaggen.includes(vlag)) &&
    [`${woord}en`, `${woord}${woord.slice(-1)}en`].some((heel) => vlaggenVan.get(heel)?.includes('Vi')),
  true,
);
/** Forms of verbs that have a line of their own as a noun or an adjective: hees, gespierd, beet. */
const eigenRegel = new Set(
  readIngangen().flatMap(({ woord, vlaggen }) =>
    hasVlag(vlaggen, /^(?:[YZ]|A[a-z])/) && !hasVlag(vlaggen, /^(?:V|P[a-z])/) && !GEEN_WOORD.some((vlag) => vlaggen.includes(vlag))
      ? [woord]
      : [],
  ),
);
const ookWoord = los((_, woord) => {
  const vorm = eigenRegel.has(woord) && !isHeelWoord(woord) ? recogniseWerkwoord(woord, { rand: true })?.vorm : undefined;
  return vorm !== undefined && vorm !== '' && vorm !== 'tt1';
}, true);

const groepen = [...perSoort].sort(([a], [b]) => a - b).map(([soort, woorden]) => `#${soort}\n${asRegels(woorden).join('\n')}`);
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'lexicon', 'randwoorden.gen.ts'),
  `// Generated by tools/gen-randwoorden.ts from the dictionary (OpenTaal, BSD or CC BY); do not edit.
/** Words that no list of ours has; a line # says what those below it can (KAN). */
export const RANDWOORDEN = \`
${groepen.join('\n')}
\`;
/** Our own words of at most four letters that begin eight or more of its words. */
export const VAAK_LINKS = \`
${familieVan(familie.links)}
\`;
/** The same of those that end them. */
export const VAAK_RECHTS = \`
${familieVan(familie.rechts)}
\`;
/** Adjectives that no list of ours has and that are compared (brutaler, schattigste). */
export const VERGELIJKBAAR = \`
${asRegels(vergelijkbaar).join('\n')}
\`;
/** Nouns of the dictionary that have a plural and are in no list above. */
export const BOEKNAAMWOORDEN = \`
${boeknaamwoorden}
\`;
/** What the dictionary has besides, and is no form of a verb of ours. */
export const BOEKWOORDEN = \`
${anders}
\`;
/** Stems of verbs that are no other word. */
export const BOEKSTAMMEN = \`
${stammen}
\`;
/** Nouns whose plural takes -s alone, while -en makes a verb. */
export const ALLEEN_MET_S = \`
${alleenS}
\`;
/** Forms of verbs that are another word as well. */
export const OOK_WOORD = \`
${ookWoord}
\`;
/** Infinitives with an unstressed prefix, and those that no list of ours has. */
export const BOEKVOORVOEGSEL = \`
${voorvoegd}
\`;
`,
);
