/**
 * Decides: which words of a sentence are its verbs, with form and subject. Build time: it is written beside the sentence.
 * Source: the forms of known verbs, and where in a Dutch sentence the finite verb stands; a form that can be another word as well counts
 * only where it can be nothing else. What this reads wrong is put right by the editor in `werkwoorden.tsv`.
 * Example: in `De hond loopt weg.` loopt is the tt3 of lopen, with a third person.
 */
import type { Zindoel, Zinsoort, Zinwerkwoord } from '@spelrijk/domain/zin';
import { isDuidelijkeStam, recogniseWerkwoord } from '../analyse/werkwoordsvormen.ts';
import { isHeelWoord } from '../lexicon/woorden.ts';
import { conjugate } from '../werkwoord/conjugate.ts';
import { persoonVan } from './vervoeging.ts';
import { woordplekken } from './woordplek.ts';
import type { Woordplek } from './woordplek.ts';

type Vorm = Zinwerkwoord['vorm'];

/** A word of the sentence between its neighbours, in lower case; '' where a sign or nothing stands between. */
interface Plaats extends Woordplek {
  readonly laag: string;
  readonly ervoor: string;
  readonly erna: string;
  /** The first word of the sentence, or of what is said in it. */
  readonly vooraan: boolean;
}

const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.split(' '));

/** Spelled as another verb or as a word that is no verb, and nearly always these. */
const VAST: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'zijn', ben: 'zijn', bent: 'zijn', was: 'zijn', waren: 'zijn', heb: 'hebben', hebt: 'hebben', had: 'hebben' }),
);
/** Listed among the small words, and nothing but verbs. */
const ALTIJD_WERKWOORD = lijst('heeft ligt zegt legt vaart wint had hadden zei lag');
/** Finite verbs whose form no rule makes: there is nothing to explain about them, but the sentence has its verb. */
const BUITEN_REGEL = lijst('kun kunt wilt zult');
/** Behind these stands a noun or an infinitive. */
const LIDWOORD = lijst(
  "de het een deze die dit dat mijn jouw zijn haar ons onze hun uw geen elke elk iedere ieder te z'n m'n d'r alle veel welke welk één",
);
/** Of those, the ones that can be who or what does it. */
const ONDERWERP_OOK = lijst('het die dat dit deze');
const DERDE = lijst('hij zij ze het men wie er iedereen niemand iemand');
const MEERVOUD = lijst('wij we jullie zij ze');
/** Behind a whole verb these are who does it: gaan we kamperen. */
const DERDE_MEER = lijst('we wij jullie');
/** Never a command: kan een kip vliegen? */
const GEEN_BEVEL = lijst('kunnen mogen willen zullen moeten zijn hebben');
const HULP = lijst('hebben zijn worden');

const plaatsenVan = (tekst: string): Plaats[] => {
  const woorden = woordplekken(tekst);
  const grenst = (een: Woordplek | undefined, ander: Woordplek | undefined): boolean =>
    een !== undefined && ander !== undefined && tekst.slice(een.end, ander.start) === ' ';
  return woorden.map((plek, i) => ({
    ...plek,
    laag: plek.woord.toLowerCase(),
    ervoor: grenst(woorden[i - 1], plek) ? (woorden[i - 1]?.woord.toLowerCase() ?? '') : '',
    erna: grenst(plek, woorden[i + 1]) ? (woorden[i + 1]?.woord.toLowerCase() ?? '') : '',
    vooraan: i === 0 || tekst.charAt(plek.start - 1) === "'",
  }));
};

const isIk = ({ ervoor, erna }: Plaats): boolean => ervoor === 'ik' || erna === 'ik';
const isJij = (woord: string): boolean => woord === 'jij' || woord === 'je' || woord === 'u';

/** ik loop, loop jij, jij loopt; any other subject of a stem on t is a third person: zij zit. */
function vormVan(plaats: Plaats, basis: string): Vorm | undefined {
  const { laag, ervoor, erna, vooraan } = plaats;
  const { tt1, tt3, vtEv, vtMv } = conjugate(basis);
  if (laag === 'bent') return 'tt2';
  if (laag === vtEv || laag === vtMv) return laag === tt3 ? undefined : 'vt';
  if ((laag === tt3 && laag !== tt1) || laag === 'hebt') return isJij(ervoor) ? 'tt2' : 'tt3';
  if (laag === basis) return 'tt-mv';
  if (laag !== tt1) return undefined;
  if (isIk(plaats)) return 'tt1';
  if (erna === 'jij' || erna === 'je') return 'tt2-achter';
  if (vooraan && !GEEN_BEVEL.has(basis)) return 'gebied';
  if (laag !== tt3) return undefined;
  return isJij(ervoor) ? 'tt2' : 'tt3';
}

/** Can this be the finite verb, where it stands? */
function canBeEindig(plaats: Plaats, basis: string): boolean {
  const { laag, ervoor, erna } = plaats;
  const dubbelzinnig = !VAST.has(laag) && !ALTIJD_WERKWOORD.has(laag) && isHeelWoord(laag) && !isDuidelijkeStam(laag, basis);
  const { tt1, tt3 } = conjugate(basis);
  if (laag === basis) return DERDE_MEER.has(erna);
  if (LIDWOORD.has(ervoor) && !(ONDERWERP_OOK.has(ervoor) && !dubbelzinnig && !laag.endsWith('e'))) return false;
  if (!dubbelzinnig) return true;
  if (laag === tt1 && (isIk(plaats) || erna === 'jij' || erna === 'je')) return true;
  return laag === tt3 && laag !== tt1 && (DERDE.has(ervoor) || DERDE.has(erna) || isJij(ervoor));
}

type Gevonden = readonly [Plaats, Vorm, basis: string];

const verbVan = ({ laag }: Plaats): string | undefined => VAST.get(laag) ?? recogniseWerkwoord(laag)?.basis;

function findEindig(plaatsen: readonly Plaats[]): Gevonden[] {
  return plaatsen.flatMap((plaats): Gevonden[] => {
    const basis = verbVan(plaats);
    if (basis === undefined || (plaats.woord !== plaats.laag && !plaats.vooraan) || plaats.laag === 'de') return [];
    const vorm = canBeEindig(plaats, basis) ? vormVan(plaats, basis) : undefined;
    return vorm === undefined ? [] : [[plaats, vorm, basis]];
  });
}

/** Many do it: the first whole verb of a sentence that has no other finite verb. */
function findMeervoud(plaatsen: readonly Plaats[]): Gevonden[] {
  const heel = plaatsen.filter((plaats) => recogniseWerkwoord(plaats.laag)?.vorm === '' && !LIDWOORD.has(plaats.ervoor));
  const eerste = heel.find(({ laag, ervoor, erna }) => !isHeelWoord(laag) || MEERVOUD.has(ervoor) || MEERVOUD.has(erna)) ?? heel[0];
  if (!eerste) return [];
  return [[eerste, 'tt-mv', recogniseWerkwoord(eerste.laag)?.basis ?? eerste.laag]];
}

/** A command: the stem at the very beginning, and no other finite verb. */
function findBevel(plaatsen: readonly Plaats[]): Gevonden[] {
  const [eerste] = plaatsen;
  const basis = eerste && recogniseWerkwoord(eerste.laag)?.basis;
  if (!eerste?.vooraan || basis === undefined || eerste.laag !== conjugate(basis).tt1) return [];
  return [[eerste, GEEN_BEVEL.has(basis) ? 'tt3' : 'gebied', basis]];
}

/** A participle on d or t beside hebben, zijn or worden. */
function findDeelwoorden(plaatsen: readonly Plaats[], eindig: readonly string[]): Gevonden[] {
  if (!eindig.some((basis) => HULP.has(basis))) return [];
  return plaatsen.flatMap((plaats): Gevonden[] => {
    const verb = recogniseWerkwoord(plaats.laag);
    if (verb?.vorm !== 'vd' || !/[dt]$/.test(plaats.laag) || isHeelWoord(plaats.laag) || LIDWOORD.has(plaats.ervoor)) return [];
    return [[plaats, 'vd', verb.basis]];
  });
}

/** The verbs of a sentence that are not known as verbs already. The word a dictation was written for keeps the rule it was chosen for. */
export function findWerkwoorden(
  soort: Zinsoort,
  tekst: string,
  doelen: readonly Pick<Zindoel, 'start' | 'end' | 'vorm' | 'persoon' | 'basis'>[],
): readonly Zinwerkwoord[] {
  const bekend = doelen.filter(({ vorm }) => vorm !== '' || soort === 'dictee');
  const plaatsen = plaatsenVan(tekst).filter(({ start, end }) => !bekend.some((doel) => doel.start < end && start < doel.end));
  const eigen = doelen.filter(({ persoon }) => persoon !== undefined);
  const gevonden = findEindig(plaatsen);
  const bekendeEindig = gevonden.length + eigen.length > 0 || plaatsen.some(({ laag }) => BUITEN_REGEL.has(laag));
  const bevel = bekendeEindig ? [] : findBevel(plaatsen);
  const eindig = [...gevonden, ...bevel];
  if (!bekendeEindig && bevel.length === 0) eindig.push(...findMeervoud(plaatsen));
  const vd = findDeelwoorden(plaatsen, [...eindig.map(([, , basis]) => basis), ...eigen.flatMap(({ basis }) => basis ?? [])]);
  return [...eindig, ...vd]
    .toSorted(([een], [ander]) => een.start - ander.start)
    .map(([{ start, end }, vorm, basis]): Zinwerkwoord => {
      const persoon = persoonVan(tekst, { start, end }, vorm, basis);
      return { start, end, vorm, basis, ...(persoon && { persoon }) };
    });
}
