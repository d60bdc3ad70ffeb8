/**
 * Decides: whether a rule could also be meant by a word, besides the rule it was chosen for: then it is no wrong answer to "welke regel?".
 * Source: the knelpunten of every record of the spelling, the forms its verb can be read as (knorren is the infinitive and the plural), and
 * rules whose letters stand in the word.
 * Example: createOokRegel(knorren)('ww-tt-meervoud') === true. Why a rule that could not be meant is not the one, `tegenuitleg.ts` says.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';
import { BANK } from './bank.ts';
import { klinktAlsAnder, sorteerbakken } from './generate.ts';
import { conjugate } from './werkwoord/conjugate.ts';

type Doel = Pick<Woord, 'woord' | 'knelpunten' | 'basis' | 'delen'>;

/** These say something of every word or of every verb form: never a wrong answer, so never one to ask about. */
const ALTIJD: ReadonlySet<CategorieId> = new Set(['letterkennis', 'ww-persoonsvorm', 'ww-homofoon', 'ww-engels']);

/** Rules about how parts stand together. */
const DELEN: ReadonlySet<CategorieId> = new Set([
  'samenstelling',
  'los-of-vast',
  'gelijkvormigheid',
  'tussen-n',
  'tussen-s',
  'koppelteken',
]);

/** Signs that make a child think of the rule, where the categorie has no bins of its own. */
const TEKENS: Readonly<Record<CategorieId, RegExp>> = {
  'v-f-wissel': /[vf]/,
  'z-s-wissel': /[zs]/,
  'g-ch': /g|ch/,
  tussenklank: /[lr][^aeiou]/,
  // tv-serie, T-shirt: letters in place of a word.
  afkortingen: /(?:^|-)[^aeiou-]{1,3}-/,
};

const VAN_WERKWOORD: ReadonlySet<CategorieId> = new Set(
  'ww-infinitief ww-tt-meervoud ww-stam ww-gebiedend ww-tt-jij-achter ww-tt-stam-t ww-tt-d-dt ww-vt-te-de ww-vt-dubbel ww-vt-v-z ww-vt-sterk ww-vd-en ww-vd-d-t bijvoeglijk-voltooid ww-tegenwoordig-deelwoord'.split(
    ' ',
  ),
);

const knelpuntenPer = new Map<string, Set<CategorieId>>();
for (const { woord, knelpunten } of BANK) {
  const alle = knelpuntenPer.get(woord) ?? new Set();
  for (const { categorie } of knelpunten) alle.add(categorie);
  knelpuntenPer.set(woord, alle);
}

/** The verb rules that fit the readings of this spelling as a form of this verb. */
function werkwoordsregels(woord: string, infinitief: string): CategorieId[] {
  const { tt1, tt3, vtEv, vtMv, vd, gebied, td, bnVd } = conjugate(infinitief);
  const zwak = vtEv.endsWith('e');
  const rijen: readonly (readonly [boolean, readonly CategorieId[]])[] = [
    [woord === infinitief, ['ww-infinitief', 'ww-tt-meervoud']],
    [woord === tt1 || woord === gebied, ['ww-stam', 'ww-gebiedend', 'ww-tt-jij-achter']],
    [woord === tt3, ['ww-tt-stam-t', 'ww-tt-d-dt']],
    // Now, with a d: word jij.
    [(woord === tt1 || woord === gebied) && woord.endsWith('d'), ['ww-tt-d-dt']],
    [woord === vtEv || woord === vtMv, zwak ? ['ww-vt-te-de', 'ww-vt-dubbel', 'ww-vt-v-z'] : ['ww-vt-sterk']],
    [woord === vd, vd.endsWith('en') ? ['ww-vd-en', 'bijvoeglijk-voltooid'] : ['ww-vd-d-t']],
    [woord === bnVd || woord === vtEv, ['bijvoeglijk-voltooid']],
    [woord === td || woord === `${td}e`, ['ww-tegenwoordig-deelwoord']],
  ];
  return rijen.flatMap(([past, regels]) => (past ? regels : []));
}

/** The verbs after which a child knows their rule; gaan and staan are practised under it as well. */
export const VIJF: ReadonlySet<string> = new Set(['hebben', 'zijn', 'kunnen', 'willen', 'zullen']);

/** Is there something to ask about the rule of this word? Not where its own rule fits every word of the kind, or its name says other words. */
export const isRegelTeVragen = (regel: CategorieId, { woord, basis = woord }: Pick<Doel, 'woord' | 'basis'>): boolean =>
  !ALTIJD.has(regel) && (regel !== 'ww-onregelmatig' || VIJF.has(basis));

/** Which rules could be meant by the word as well; asked of many rules, so that what they share is looked up once. */
export function createOokRegel({ woord, knelpunten, basis, delen }: Doel): (regel: CategorieId) => boolean {
  const laag = woord.toLowerCase();
  const eigen = new Set([
    ...knelpunten.map(({ categorie }) => categorie),
    ...(knelpuntenPer.get(woord) ?? []),
    ...(knelpuntenPer.get(laag) ?? []),
  ]);
  let vormen: ReadonlySet<CategorieId> | undefined;
  const isVorm = (regel: CategorieId): boolean => (vormen ??= new Set(werkwoordsregels(laag, basis ?? laag))).has(regel);
  return (regel) =>
    ALTIJD.has(regel) ||
    eigen.has(regel) ||
    (regel === 'homofoon' && klinktAlsAnder(woord)) ||
    (delen !== undefined && DELEN.has(regel)) ||
    TEKENS[regel]?.test(laag) === true ||
    sorteerbakken(regel).some((bak) => laag.includes(bak)) ||
    (VAN_WERKWOORD.has(regel) && isVorm(regel));
}
