/**
 * Decides: whether every explanation that the engine can give is true, for every word of the bank and every word of a sentence with every
 * error it foresees, for every wrong choice, also in words that are the other side of a rule, for the rule itself beside each of those
 * words, and for each other rule that can be chosen for a word. Nothing can be silenced for one word.
 * Source: `toets.ts` reads the sentences; the dictionary knows the forms.
 * Example: { regel: 'klank', woord: 'maan', getypt: 'maaan', uitleg: 'In maan hoor je een korte klank.' }.
 */
import { createDicteezin } from '../../src/dicteezin.ts';
import type { Zinswoord } from '../../src/dicteezin.ts';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import { ZINNEN } from '../../src/alle-zinnen.ts';
import { BANK } from '../../src/bank.ts';
import { CATEGORIEEN, getCategorie } from '../../src/categorieen.ts';
import { diagnose } from '../../src/diagnose.ts';
import { klinktAnders } from '../../src/generate/klinkt-anders.ts';
import { createOokRegel, isRegelTeVragen } from '../../src/ook-regels.ts';
import { createTegenuitleg } from '../../src/tegenuitleg.ts';
import { explainFout, explainKeuze, explainRegel, type Gekozen } from '../../src/uitleg.ts';
import { diagnoseZin } from '../../src/zindiagnose.ts';
import { explainZinfout } from '../../src/zinuitleg.ts';
import { loadWoordenboek } from '../woordenboek.ts';
import type { Woordenboek } from '../woordenboek.ts';
import { keuzegevallen, misspellingen } from './gevallen.ts';
import type { Keuzegeval } from './gevallen.ts';
import { isRegelWaar, isTegenWaar, isTeHoren } from './regels.ts';
import type { Geval } from './regels.ts';
import { toetsUitleg } from './toets.ts';
import type { Uitlegregel } from './toets.ts';

/** What to look at, where the name of the rule and the sentence do not say it. */
const NAKIJKEN: Partial<Record<Uitlegregel, string>> = {
  gehoord:
    'wat je volgens de zin hoort, staat niet in de ipa van het woord, of de klank heeft nog geen naam in KLANKNAMEN (tools/uitleg/klanknamen.ts)',
  regel:
    'geen klank die de regel noemt, staat in de ipa van het woord, of de klank heeft nog geen naam in KLANKNAMEN (tools/uitleg/klanknamen.ts)',
  keuze: 'de twee keuzes klinken hetzelfde: er valt niet te horen welke het is',
  'andere regel':
    'wat er tegen de gekozen regel wordt gezegd, is bij dit woord niet waar, of TEGENZINNEN (tools/uitleg/regels.ts) kent de zin niet',
  'woord naast zijn plek': 'de diagnose wijst een ander woord van de zin aan dan dat met de fout',
};

/** The same finding with what to look at. */
export const withReason = (bevinding: Uitlegbevinding): object => ({ ...bevinding, nakijken: NAKIJKEN[bevinding.regel] });

interface Uitlegbevinding {
  readonly regel: Uitlegregel;
  readonly woord: string;
  readonly getypt: string;
  readonly uitleg: string;
}

interface Uitlegrapport {
  /** How many explanations were read: of what is typed, of wrong choices (and of those in counter-words), of rules beside a word, other rules chosen for a word. */
  readonly gelezen: {
    readonly woorden: number;
    readonly keuzes: number;
    readonly tegenwoorden: number;
    readonly regels: number;
    readonly andereRegels: number;
    readonly zinnen: number;
  };
  readonly perRegel: Readonly<Record<Uitlegregel, number>>;
  readonly bevindingen: readonly Uitlegbevinding[];
}

/** One piece of the work: sentence `nr` and each so many-th after it. */
export interface Deel {
  readonly nr: number;
  readonly van: number;
}

interface Lintopties {
  readonly zinnen: boolean;
  /** Only these sentences, and no single words: the whole takes longer than one run may. */
  readonly deel?: Deel;
  readonly woordenboek?: Woordenboek;
}

/** Every explanation for single words. */
function* woordgevallen(): Generator<Geval> {
  for (const doel of BANK)
    for (const getypt of misspellingen(doel)) {
      const uitslag = diagnose(doel, getypt);
      if (!uitslag.goed) yield { doel, getypt, uitleg: explainFout(doel, getypt, uitslag) };
    }
}

/** What is said of a choice, with one other left and with more. */
function* gekozenGevallen({ doel, getypt }: Pick<Geval, 'doel' | 'getypt'>, keuze: Omit<Gekozen, 'open'>): Generator<Geval> {
  const uitslag = diagnose(doel, getypt);
  for (const open of [true, false]) {
    const uitleg = explainKeuze({ doel, getypt, diagnose: uitslag, regio: 'nl' }, { ...keuze, open });
    if (uitleg !== '') yield { doel, getypt, uitleg };
  }
}

/** Every explanation of these wrong choices. */
function* gevallenVan(keuzes: readonly Keuzegeval[]): Generator<Geval> {
  const gezien = new Set<string>();
  for (const { doel, categorie, fouten } of keuzes)
    for (const { getypt, gesorteerd, gekozen, goed, start } of fouten) {
      const uitslag = diagnose(doel, getypt);
      if (gekozen !== undefined && goed !== undefined)
        yield* gekozenGevallen({ doel, getypt }, { gekozen, antwoord: goed, categorie, start });
      const sleutel = `${doel.woord} ${doel.vorm ?? ''} ${categorie} ${getypt}`;
      if (uitslag.goed || gesorteerd === true || gezien.has(sleutel)) continue;
      gezien.add(sleutel);
      yield { doel, getypt, uitleg: explainFout(doel, getypt, uitslag) };
    }
}

/** What is said of a word besides the explanation: its rule, and between which two the child is asked to listen. */
function toetsKeuze({ doel, categorie, fouten }: Keuzegeval): Uitlegbevinding[] {
  const regel = explainRegel(categorie);
  const kop = { woord: doel.woord, getypt: '' };
  const onwaar = isRegelWaar(regel, doel) ? [] : [{ ...kop, regel: 'regel' as const, uitleg: regel }];
  const doof = fouten.flatMap(({ getypt, gekozen, goed }) =>
    gekozen === undefined || goed === undefined || !klinktAnders(doel, [goed, gekozen], getypt) || isTeHoren(doel, goed, gekozen, getypt)
      ? []
      : [{ ...kop, getypt, regel: 'keuze' as const, uitleg: `hoor je ${goed} of ${gekozen}?` }],
  );
  return [...onwaar, ...doof];
}

/** What is said of each other rule of the block that can be chosen for a word: more than are offered, which are those that come before it. */
function* tegengevallen(): Generator<Geval> {
  for (const doel of BANK) {
    const eigen = getCategorie(doel.hoofd);
    if (!eigen || !isRegelTeVragen(eigen.id, doel)) continue;
    const isOokRegel = createOokRegel(doel);
    const tegenVan = createTegenuitleg(doel);
    for (const { id, blok } of CATEGORIEEN) {
      const uitleg = id === eigen.id || blok !== eigen.blok || isOokRegel(id) ? undefined : tegenVan(id);
      if (uitleg !== undefined) yield { doel, getypt: '', uitleg };
    }
  }
}

/** A sign that was typed beside a word stands at its edge. */
const NAAST = 1;

/** One slip in one word, and the diagnosis speaks of another word, or of one too many or too few. */
function isScheef(doel: Zinswoord, fout: string, uitslag: Diagnose): boolean {
  // A space more or less makes words of it: that is what the child did.
  if (fout.split(' ').length !== doel.woord.split(' ').length) return false;
  return uitslag.afwijkingen.some(
    ({ label, doel: hier }) =>
      !label.startsWith('hoofdletter') &&
      (/^(?:woord-(?:weg|extra)|los-of-vast)$/.test(label) || hier.start < doel.start - NAAST || hier.end > doel.end + NAAST),
  );
}

/** Every explanation inside a sentence; what is said twice is read once. `report` hears of slips that are laid beside another word. */
function* zingevallen(report: (scheef: Geval) => void, { nr, van }: Deel): Generator<Geval> {
  const gezien = new Set<string>();
  for (const zin of ZINNEN.filter((_, i) => i % van === nr - 1)) {
    const dicteezin = createDicteezin(zin);
    for (const doel of dicteezin.woorden) {
      for (const fout of misspellingen(doel)) {
        const getypt = zin.tekst.slice(0, doel.start) + fout + zin.tekst.slice(doel.end);
        const uitslag = diagnoseZin(dicteezin, getypt);
        const uitleg = explainZinfout(dicteezin, getypt, uitslag);
        if (!uitslag.goed && isScheef(doel, fout, uitslag)) report({ doel, getypt, uitleg });
        const over = uitslag.afwijkingen.every(({ doel: hier }) => hier.start >= doel.start && hier.end <= doel.end);
        if (uitslag.goed || !over || gezien.has(uitleg) || uitleg.endsWith(zin.tekst)) continue;
        gezien.add(uitleg);
        yield { doel, getypt: /^Je schreef (.{0,40}?)\. /.exec(uitleg)?.[1] ?? fout, uitleg };
      }
    }
  }
}

/** Words of the categorie itself, and those on the other side of its rule. */
function splitKeuzes(): readonly [readonly Keuzegeval[], readonly Keuzegeval[]] {
  const alle = [...keuzegevallen()];
  return [alle.filter(({ contrast }) => !contrast), alle.filter(({ contrast }) => contrast)];
}

const countNone = (): Record<Uitlegregel, number> => ({
  leeg: 0,
  'zin begint klein': 0,
  'naam klein': 0,
  woordvorm: 0,
  'langere vorm': 0,
  klank: 0,
  gehoord: 0,
  'klank verzwegen': 0,
  werkwoord: 0,
  meervoud: 0,
  'verwijt of lof': 0,
  regel: 0,
  keuze: 0,
  'andere regel': 0,
  'woord naast zijn plek': 0,
});

/** @param zinnen also of sentences: minutes instead of half a one */
export function lintUitleg({ zinnen, deel, woordenboek = loadWoordenboek() }: Lintopties): Uitlegrapport {
  const perRegel = countNone();
  const bevindingen: Uitlegbevinding[] = [];
  const read = (gevallen: Iterable<Geval>): number => {
    let gelezen = 0;
    for (const geval of gevallen) {
      gelezen++;
      for (const regel of toetsUitleg(geval, woordenboek)) {
        perRegel[regel]++;
        bevindingen.push({ regel, woord: geval.doel.woord, getypt: geval.getypt, uitleg: geval.uitleg });
      }
    }
    return gelezen;
  };
  const [eigen, tegen] = deel ? [[], []] : splitKeuzes();
  for (const bevinding of [...eigen, ...tegen].flatMap(toetsKeuze)) {
    perRegel[bevinding.regel]++;
    bevindingen.push(bevinding);
  }
  let andereRegels = 0;
  for (const { doel, uitleg } of deel ? [] : tegengevallen()) {
    andereRegels++;
    if (isTegenWaar(uitleg, doel)) continue;
    perRegel['andere regel']++;
    bevindingen.push({ regel: 'andere regel', woord: doel.woord, getypt: '', uitleg });
  }
  const scheef = ({ doel: { woord }, getypt, uitleg }: Geval): void => {
    perRegel['woord naast zijn plek']++;
    bevindingen.push({ regel: 'woord naast zijn plek', woord, getypt, uitleg });
  };
  const gelezen = {
    woorden: deel ? 0 : read(woordgevallen()),
    keuzes: read(gevallenVan(eigen)),
    tegenwoorden: read(gevallenVan(tegen)),
    regels: eigen.length + tegen.length,
    andereRegels,
    zinnen: zinnen ? read(zingevallen(scheef, deel ?? { nr: 1, van: 1 })) : 0,
  };
  return { gelezen, perRegel, bevindingen };
}
