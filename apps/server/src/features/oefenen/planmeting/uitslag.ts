/** What a closed test of a plan says, with the numbers it was said with. Pure: the same question gives the same result. */
import type { Doeluitslag, Eenheid, Plantoetsuitslag } from '@spelrijk/contract/plantoetsen';
import { MINSTE_ANKERS } from '@spelrijk/oefenen/zorg/blauwdruk';
import { estimateGroei, isGeleerdVanVragen, type Gemeten, type Groei, type GroeiDoel } from '@spelrijk/oefenen/zorg/groei';
import { isAlleenGeoefend, isOvergebruik, judgeGroei, judgeNameting } from '@spelrijk/oefenen/zorg/oordeel';
import type { ToetsWoord } from '@spelrijk/oefenen/toets';
import type { Toetsrol } from '@spelrijk/oefenen/zorg/toetswoorden';
import { somvensterNaam } from '../standen/index.ts';
import type { Meting } from './meten.ts';

/** How a goal stood before: ability (logits) and mean difficulty of its words. */
export interface Beginstand {
  readonly m: number;
  readonly v: number;
  readonly midden: number;
}

export interface Uitslagvraag {
  readonly soort: 'zorg-start' | 'zorg-tussen' | 'zorg-eind' | 'zorg-na';
  readonly doelen: readonly string[];
  /** This test, and the one it is compared with: the start test, of a nameting the final test. */
  readonly nu: readonly Meting[];
  readonly toen: readonly Meting[];
  /** Of this test: words of which nobody can tell which was meant. Asked and not right, and nothing that growth is told from. */
  readonly onduidelijk: readonly ToetsWoord[];
  /** From the state before the first of the two. */
  readonly vooraf: Readonly<Record<string, Beginstand>>;
  /** Days on which each was made, and per goal weeks between them: a goal that came in later was measured later. */
  readonly dagen: { readonly toen: number; readonly nu: number };
  readonly weken: Readonly<Record<string, number>>;
  /** Of a practised word: was the very first answer right? */
  readonly eerst: ReadonlyMap<string, boolean>;
  /** Per goal the name of the categorie of its look-alikes. */
  readonly tegenhangers: Readonly<Partial<Record<string, string>>>;
  /** Is this key a sentence, or written in one that is read? */
  readonly isZin: (sleutel: string) => boolean;
}

const NOOIT_GEOEFEND: readonly (Toetsrol | undefined)[] = ['anker', 'vers'];
const FOUTEN = 12;

const van = <T extends ToetsWoord>(metingen: readonly T[], doel: string, rollen: readonly (Toetsrol | undefined)[]): T[] =>
  metingen.filter(({ categorie, rol }) => categorie === doel && rollen.includes(rol));

const countGoed = (metingen: readonly Meting[]): { aantal: number; goed: number } => ({
  aantal: metingen.length,
  goed: metingen.filter(({ goed }) => goed).length,
});

const asGemeten = (metingen: readonly Meting[]): Gemeten[] => metingen.flatMap(({ maat, goed }) => (maat ? [{ ...maat, goed }] : []));

interface Vergelijking {
  readonly doel: string;
  /** Words answered in both tests. */
  readonly ankers: number;
  readonly groei: GroeiDoel;
}

/** The difficulties of now hold for both tests: that puts them on one scale. */
function compare({ nu, toen, vooraf, soort, weken }: Uitslagvraag, doel: string, versAlleen: boolean): Vergelijking | undefined {
  const begin = vooraf[doel];
  if (!begin || soort === 'zorg-start') return undefined;
  const maten = new Map(van(nu, doel, NOOIT_GEOEFEND).map((meting) => [meting.woord, meting.maat]));
  const eerder = van(toen, doel, NOOIT_GEOEFEND).map((meting) => {
    const maat = maten.get(meting.woord) ?? meting.maat;
    return maat ? { ...meting, maat } : meting;
  });
  const later = van(nu, doel, versAlleen ? ['vers'] : NOOIT_GEOEFEND);
  const ankers = eerder.filter(({ woord }) => maten.has(woord)).length;
  return {
    doel,
    ankers,
    groei: {
      categorie: doel,
      vooraf: begin,
      midden: begin.midden,
      start: asGemeten(eerder),
      eind: asGemeten(later),
      weken: weken[doel] ?? 0,
    },
  };
}

function isVersAlleen({ nu, vooraf, doelen, soort }: Uitslagvraag): boolean {
  if (soort !== 'zorg-eind') return false;
  return isGeleerdVanVragen(
    doelen.flatMap((doel) => {
      const begin = vooraf[doel];
      const [anker, vers] = [asGemeten(van(nu, doel, ['anker'])), asGemeten(van(nu, doel, ['vers']))];
      return begin ? [{ vooraf: begin, midden: begin.midden, anker, vers }] : [];
    }),
  );
}

function contrastVan({ nu, tegenhangers }: Uitslagvraag, doel: string): Doeluitslag['contrast'] {
  const gevraagd = van(nu, doel, ['contrast']);
  const met = gevraagd.filter(({ goed }) => !goed);
  const [eerste] = met;
  return {
    naam: tegenhangers[doel] ?? '',
    aantal: gevraagd.length,
    metRegel: met.length,
    overgebruik: isOvergebruik(gevraagd.length, met.length),
    voorbeeld: eerste ? { woord: eerste.spelling, gegeven: eerste.gegeven } : null,
  };
}

/** What was asked of this goal that was never practised: of words, of sentences, of both. */
function eenheidVan({ nu, onduidelijk, isZin }: Uitslagvraag, doel: string): Eenheid {
  const gevraagd = [...van(nu, doel, NOOIT_GEOEFEND), ...van(onduidelijk, doel, NOOIT_GEOEFEND)];
  const zinnen = gevraagd.filter(({ woord }) => isZin(woord)).length;
  return zinnen === 0 ? 'woorden' : zinnen === gevraagd.length ? 'zinnen' : 'beide';
}

/** A plan that ran before its goal was asked in sentences has a start test without one that a final test can be compared with. */
const isZonderBegin = ({ soort, nu, toen, vooraf }: Uitslagvraag, doel: string): boolean =>
  soort === 'zorg-eind' && doel in vooraf && van(nu, doel, NOOIT_GEOEFEND).length > 0 && van(toen, doel, NOOIT_GEOEFEND).length === 0;

function toDoeluitslag(vraag: Uitslagvraag, doel: string, vergelijking: Vergelijking | undefined, groei: Groei | undefined): Doeluitslag {
  const { nu, eerst, onduidelijk } = vraag;
  const gelezen = countGoed(van(nu, doel, NOOIT_GEOEFEND));
  const oud = van(nu, doel, ['geoefend']);
  const oudOnduidelijk = van(onduidelijk, doel, ['geoefend']);
  const geoefend = countGoed(oud);
  /** What is said of words is said of every word that was asked. */
  const gevraagd = ({ aantal, goed }: { aantal: number; goed: number }, zonder: readonly ToetsWoord[]) => ({
    aantal: aantal + zonder.length,
    goed,
  });
  const ankers = vergelijking?.ankers ?? van(nu, doel, ['anker']).length;
  return {
    categorie: doel,
    naam: somvensterNaam(doel),
    eenheid: eenheidVan(vraag, doel),
    ankers,
    groei: groei ?? null,
    oordeel: groei ? judgeGroei(groei, ankers) : null,
    nieuw: gevraagd(gelezen, van(onduidelijk, doel, NOOIT_GEOEFEND)),
    geoefend: {
      ...gevraagd(geoefend, oudOnduidelijk),
      eerst: [...oud, ...oudOnduidelijk].filter(({ woord }) => eerst.get(woord) === true).length,
    },
    alleenGeoefend: isAlleenGeoefend(geoefend, gelezen),
    zinnen: gevraagd(countGoed(van(nu, doel, ['zin'])), van(onduidelijk, doel, ['zin'])),
    onduidelijk: van(onduidelijk, doel, [...NOOIT_GEOEFEND, 'geoefend', 'zin']).length,
    ...(isZonderBegin(vraag, doel) && { zonderBegin: true }),
    contrast: contrastVan(vraag, doel),
    fouten: van(nu, doel, ['anker', 'vers', 'geoefend', 'zin'])
      .filter(({ goed, gegeven }) => !goed && gegeven !== '')
      .slice(0, FOUTEN)
      .map(({ spelling, gegeven }) => ({ woord: spelling, gegeven })),
  };
}

/** Growth is told of a final test and a nameting; other tests count. */
export function buildUitslag(vraag: Uitslagvraag): Plantoetsuitslag {
  const { doelen, dagen, weken, soort } = vraag;
  const meetGroei = soort === 'zorg-eind' || soort === 'zorg-na';
  const versAlleen = isVersAlleen(vraag);
  const alle = meetGroei ? doelen.flatMap((doel) => compare(vraag, doel, versAlleen) ?? []) : [];
  // Two lists of which one is empty tell nothing.
  const paren = alle.filter(({ groei }) => groei.start.length > 0 && groei.eind.length > 0);
  const telt = paren.filter(({ ankers }) => soort === 'zorg-na' || ankers >= MINSTE_ANKERS);
  const beurten = { start: dagen.toen, eind: dagen.nu };
  const schatting =
    paren.length > 0
      ? estimateGroei(
          paren.map(({ groei }) => groei),
          beurten,
        )
      : undefined;
  // Mostly every goal counts, and then it was estimated already.
  const samen =
    telt.length > 0 && telt.length < paren.length
      ? estimateGroei(
          telt.map(({ groei }) => groei),
          beurten,
        ).plan
      : schatting?.plan;
  const n = telt.reduce((som, { ankers }) => som + ankers, 0);
  const meeste = Math.max(0, ...paren.map(({ ankers }) => ankers));
  return {
    doelen: doelen.map((doel) => {
      const i = paren.findIndex((paar) => paar.doel === doel);
      return toDoeluitslag(
        vraag,
        doel,
        alle.find((paar) => paar.doel === doel),
        i < 0 ? undefined : schatting?.doelen[i],
      );
    }),
    plan: samen ? { groei: samen, oordeel: judgeGroei(samen, meeste), n } : null,
    // Of goals measured at different moments the longest: that is since the plan began.
    weken: Math.max(0, ...Object.values(weken)),
    versAlleen,
    nameting: soort === 'zorg-na' && samen ? judgeNameting(samen) : null,
  };
}
