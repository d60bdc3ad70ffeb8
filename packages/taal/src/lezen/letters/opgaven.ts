/**
 * Decides: the tasks about letters and sounds: which sound is asked, and between what the child chooses.
 * Source: letter knowledge in both directions, then rhyme, first, last and middle sound, blending and segmenting; words from the bank.
 * Example: createHoorLetter('b', ['m', 'd', 'p'], 'letters-6') asks to pick b between d, p and m.
 */
import { seedFrom, createRandom } from '@spelrijk/base/random';
import type { Leesvorm } from '@spelrijk/domain/leesopgave';
import { chooseFoils } from '../../generate/volgorde.ts';
import { getGrafeem, isGehoorkritisch, chooseGrafeemfoils, soundsAlike } from './grafemen.ts';
import { KLANKWOORDEN, eersteVan, klinkerplek, laatsteVan, rijmklank } from './klankwoorden.ts';
import type { Klankwoord } from './klankwoorden.ts';

/** What is heard before the answer; nothing for tasks of the eye. */
export type Hoorbaar =
  | { readonly soort: 'klank'; readonly grafeem: string }
  | { readonly soort: 'naam'; readonly letter: string }
  | { readonly soort: 'woord'; readonly woord: string }
  | { readonly soort: 'klanken'; readonly grafemen: readonly string[] };

export interface Letteropgave {
  /** Stable while the word stays in the bank: `rijm/maan`. */
  readonly id: string;
  readonly trede: string;
  readonly vorm: Leesvorm;
  readonly hoor?: Hoorbaar;
  /** The letter that is shown with the question. */
  readonly toon?: string;
  /** What the options are: letters to see, sounds to hear, or words (with a picture or to hear). */
  readonly keuzesoort: 'letter' | 'klank' | 'woord';
  readonly antwoord: string;
  /** Foils, without the answer; shuffle them together when shown. */
  readonly fout: readonly string[];
  /** `hakken`: the signs in order; the foils lie between them. */
  readonly stukken?: readonly string[];
  /** Sounds that lie so close that a synthetic voice will not do. */
  readonly gehoorkritisch: boolean;
  /** Every word of it has a picture: fit for children who do not read yet. */
  readonly metPlaatjes: boolean;
}

const FOUTEN = 3;
const heeftPlaatje = new Set(KLANKWOORDEN.filter(({ plaatje }) => plaatje !== undefined).map(({ woord }) => woord));
type Kern = Omit<Letteropgave, 'fout' | 'gehoorkritisch' | 'metPlaatjes'>;

/**
 * Fills in what follows from the rest. The foils are found when somebody first looks: each is compared with all words, and of most tasks
 * nobody asks today.
 * @param tekensOf the signs that are told apart by ear; absent: of what is heard the answer and its foils, or how these begin
 */
function create(kern: Kern, findFout: () => readonly string[], tekensOf?: (fout: readonly string[]) => readonly string[]): Letteropgave {
  let gevonden: readonly string[] | undefined;
  const fout = (): readonly string[] => (gevonden ??= findFout());
  const keuzes = (): readonly string[] => [kern.antwoord, ...fout()];
  const opWoord = kern.keuzesoort === 'woord';
  return {
    ...kern,
    get fout() {
      return fout();
    },
    get gehoorkritisch() {
      if (tekensOf) return isGehoorkritisch(tekensOf(fout()));
      return kern.hoor !== undefined && isGehoorkritisch(opWoord ? keuzes().map((woord) => woord.charAt(0)) : keuzes());
    },
    get metPlaatjes() {
      return opWoord && keuzes().every((woord) => heeftPlaatje.has(woord));
    },
  };
}

/** A stable order of words for one item, pictured words first, so that the youngest meet pictures. */
function inVolgorde(woorden: readonly Klankwoord[], id: string): Klankwoord[] {
  const gehusseld = createRandom(seedFrom(id)).shuffle(woorden);
  return [...gehusseld.filter(({ plaatje }) => plaatje !== undefined), ...gehusseld.filter(({ plaatje }) => plaatje === undefined)];
}

/** Hear a sound, pick its letter. */
export function createHoorLetter(grafeem: string, bekend: readonly string[], trede: string): Letteropgave {
  const id = `${trede}/hoor-letter/${grafeem}`;
  const hoor = { soort: 'klank', grafeem } as const;
  return create({ id, trede, vorm: 'hoor-letter', hoor, keuzesoort: 'letter', antwoord: grafeem }, () =>
    chooseGrafeemfoils(grafeem, bekend, FOUTEN),
  );
}

/** See a letter, pick its sound. */
export function createLetterKlank(grafeem: string, bekend: readonly string[], trede: string): Letteropgave {
  const id = `${trede}/letter-klank/${grafeem}`;
  return create(
    { id, trede, vorm: 'letter-klank', toon: grafeem, keuzesoort: 'klank', antwoord: grafeem },
    () => chooseGrafeemfoils(grafeem, bekend, 2),
    (fout) => [grafeem, ...fout],
  );
}

/** Hear the name of a letter that has no sound of its own, pick it. */
export function createLetternaam(letter: string, bekend: readonly string[], trede: string): Letteropgave {
  const id = `${trede}/letternaam/${letter}`;
  const hoor = { soort: 'naam', letter } as const;
  return create({ id, trede, vorm: 'letternaam', hoor, keuzesoort: 'letter', antwoord: letter }, () =>
    chooseGrafeemfoils(letter, bekend, FOUTEN),
  );
}

type Kant = 'letter-begin' | 'letter-eind';

/** How many words a letter gets in a form, so that a child does not meet the same one each time. */
const WOORDEN_PER_LETTER = 3;

/** See a letter, pick the word that starts or ends with it. Empty when the bank has no such word. */
export function createLetterWoord(vorm: Kant, grafeem: string, trede: string): Letteropgave[] {
  const kant = vorm === 'letter-begin' ? eersteVan : laatsteVan;
  const goede = inVolgorde(KLANKWOORDEN, `${vorm}/${grafeem}`).filter((woord) => kant(woord) === grafeem);
  return goede.slice(0, WOORDEN_PER_LETTER).map((goed) => {
    const id = `${trede}/${vorm}/${grafeem}/${goed.woord}`;
    return create({ id, trede, vorm, toon: grafeem, keuzesoort: 'woord', antwoord: goed.woord }, () => findAndereKant(vorm, grafeem, id));
  });
}

/** Words that do not start or end with this letter, those with what it is mixed up with first. */
function findAndereKant(vorm: Kant, grafeem: string, id: string): readonly string[] {
  const kant = vorm === 'letter-begin' ? eersteVan : laatsteVan;
  // A child looks at the letter: aap begins with an a for who has not learned aa yet.
  const beginsOrEnds = ({ woord }: Klankwoord): boolean =>
    vorm === 'letter-begin'
      ? woord.startsWith(grafeem) || grafeem.startsWith(woord.charAt(0))
      : woord.endsWith(grafeem) || grafeem.endsWith(woord.slice(-1));
  const anders = inVolgorde(KLANKWOORDEN, id).filter(
    (woord) => !soundsAlike(kant(woord), grafeem) && !woord.tekens.includes(grafeem) && !beginsOrEnds(woord),
  );
  const verward = chooseGrafeemfoils(grafeem, anders.map(kant), 2);
  const dichtbij = verward.flatMap((teken) => anders.filter((woord) => kant(woord) === teken).slice(0, 1));
  return [...new Set([...dichtbij, ...anders].map(({ woord }) => woord))].slice(0, FOUTEN);
}

/** See a letter, pick the written word that has it; the others have what it is mixed up with. Words of known letters go first. */
export function createZoekLetter(grafeem: string, bekend: readonly string[], trede: string): Letteropgave[] {
  const onbekend = ({ tekens }: Klankwoord): number => tekens.filter((teken) => !bekend.includes(teken)).length;
  const kortste = KLANKWOORDEN.filter(({ tekens }) => tekens.length <= 3);
  const gehusseld = createRandom(seedFrom(`${trede}/zoek/${grafeem}`)).shuffle(kortste);
  const woorden = gehusseld.toSorted((a, b) => onbekend(a) - onbekend(b));
  const zonder = woorden.filter(({ woord, tekens }) => !tekens.includes(grafeem) && !woord.includes(grafeem));
  const verward = chooseGrafeemfoils(grafeem, bekend, FOUTEN);
  return woorden
    .filter(({ tekens }) => tekens.includes(grafeem))
    .slice(0, WOORDEN_PER_LETTER)
    .map((goed, n) => {
      const id = `${trede}/zoek-letter/${grafeem}/${goed.woord}`;
      return create({ id, trede, vorm: 'zoek-letter', toon: grafeem, keuzesoort: 'woord', antwoord: goed.woord }, () => {
        const dichtbij = verward.flatMap((teken) => zonder.filter(({ tekens }) => tekens.includes(teken)).slice(n, n + 1));
        return [...new Set([...dichtbij, ...zonder.slice(n)].map(({ woord }) => woord))].slice(0, FOUTEN);
      });
    });
}

/** Pieces of a word from its vowel on, of known letters only, with this sign in it. */
const klankstukken = (grafeem: string, bekend: readonly string[]): string[][] => {
  const stukken = KLANKWOORDEN.filter(({ tekens }) => tekens.every((teken) => bekend.includes(teken)))
    .map((woord) => woord.tekens.slice(klinkerplek(woord)))
    .filter((tekens) => tekens.length > 1 && tekens.length <= 3 && tekens.includes(grafeem));
  return [...new Map(stukken.map((tekens) => [tekens.join(''), tekens])).values()];
};

/** Seen for a moment: the sign, and pieces of words with it. The foils differ in one sign. */
export function createFlitsLetter(grafeem: string, bekend: readonly string[], trede: string): Letteropgave[] {
  const stukken = createRandom(seedFrom(`${trede}/flits/${grafeem}`)).shuffle(klankstukken(grafeem, bekend));
  const make = (tekens: readonly string[]): Letteropgave[] => {
    const antwoord = tekens.join('');
    const anders = tekens.flatMap((teken, plek) =>
      chooseGrafeemfoils(teken, bekend, FOUTEN).map((foil) => tekens.toSpliced(plek, 1, foil).join('')),
    );
    const fout = [...new Set(anders)].filter((stuk) => stuk !== antwoord).slice(0, FOUTEN);
    const id = `${trede}/flits-letter/${antwoord}`;
    return fout.length < FOUTEN ? [] : [create({ id, trede, vorm: 'flits-letter', keuzesoort: 'letter', antwoord }, () => fout)];
  };
  return [[grafeem], ...stukken.slice(0, WOORDEN_PER_LETTER)].flatMap(make);
}

/** Which word rhymes? The foils share the first sound or the vowel, never the rhyme. */
export function createRijm(woord: Klankwoord, trede: string): Letteropgave | undefined {
  const id = `rijm/${woord.woord}`;
  const anderen = inVolgorde(KLANKWOORDEN, id).filter((ander) => ander.woord !== woord.woord);
  const goed = anderen.find((ander) => rijmklank(ander) === rijmklank(woord) && eersteVan(ander) !== eersteVan(woord));
  if (!goed) return undefined;
  const hoor = { soort: 'woord', woord: woord.woord } as const;
  return create({ id, trede, vorm: 'rijm', hoor, keuzesoort: 'woord', antwoord: goed.woord }, () => {
    const rest = anderen.filter((ander) => rijmklank(ander) !== rijmklank(woord) && ander.woord !== goed.woord);
    const zelfdeBegin = rest.filter((ander) => eersteVan(ander) === eersteVan(woord)).slice(0, 1);
    const tweede = rest.find((ander) => zelfdeBegin.every((foil) => foil.woord !== ander.woord && rijmklank(foil) !== rijmklank(ander)));
    return [...zelfdeBegin, ...(tweede ? [tweede] : [])].map((foil) => foil.woord);
  });
}

/** At the end of a word these are said without voice, as p, t, f and s: no foil for a last sound. */
const STEMHEBBEND: ReadonlySet<string> = new Set(['b', 'd', 'v', 'z']);
/** Of a sign with two sounds the one at the edge of the word is heard by itself: who says that schat begins with s is right. */
const OOK_TE_HOREN: Readonly<Record<string, string>> = { sch: 's', schr: 's', nk: 'k', aai: 'j', ooi: 'j', oei: 'j', eeuw: 'w', ieuw: 'w' };
/** Before an r these are said otherwise than by themselves: who hears an i in beer or an o in boor hears well. */
const VOOR_R: Readonly<Record<string, readonly string[]>> = { ee: ['i', 'ie'], oo: ['o'], eu: ['u'] };
const isVoorR = ({ tekens }: Klankwoord, antwoord: string, teken: string): boolean =>
  tekens[tekens.indexOf(antwoord) + 1] === 'r' && VOOR_R[antwoord]?.includes(teken) === true;

type Plek = 'eerste-klank' | 'laatste-klank' | 'middelste-klank';
const plekIn = (vorm: Plek, woord: Klankwoord): number =>
  vorm === 'eerste-klank' ? 0 : vorm === 'laatste-klank' ? woord.tekens.length - 1 : klinkerplek(woord);

/** Hear a word, pick the letter of its first, last or middle sound. Foils are signs the word does not have. */
export function createKlankplek(vorm: Plek, woord: Klankwoord, bekend: readonly string[], trede: string): Letteropgave | undefined {
  const plek = plekIn(vorm, woord);
  const antwoord = woord.tekens[plek];
  // In the middle of twee stands its w, and of arm its r: there is no vowel to ask for.
  if (antwoord === undefined || (vorm === 'middelste-klank' && (woord.tekens.length !== 3 || plek !== 1))) return undefined;
  const hoor = { soort: 'woord', woord: woord.woord } as const;
  return create({ id: `${vorm}/${woord.woord}`, trede, vorm, hoor, keuzesoort: 'letter', antwoord }, () => {
    const mag = bekend.filter(
      (teken) =>
        teken === antwoord ||
        (!woord.tekens.includes(teken) &&
          teken !== OOK_TE_HOREN[antwoord] &&
          !isVoorR(woord, antwoord, teken) &&
          !(vorm === 'laatste-klank' && STEMHEBBEND.has(teken))),
    );
    return chooseGrafeemfoils(antwoord, mag, 2);
  });
}

/** How many signs differ, place by place. */
const verschil = (een: Klankwoord, ander: Klankwoord): number =>
  Math.abs(een.tekens.length - ander.tekens.length) * 2 + een.tekens.filter((teken, n) => teken !== ander.tekens[n]).length;

/** Hear the sounds one by one, pick the word. The foils differ in one sound where the bank has such a word. */
export function createPlakken(woord: Klankwoord, trede: string): Letteropgave {
  const id = `plakken/${woord.woord}`;
  const hoor = { soort: 'klanken', grafemen: woord.tekens } as const;
  return create({ id, trede, vorm: 'plakken', hoor, keuzesoort: 'woord', antwoord: woord.woord }, () => {
    const anderen = inVolgorde(KLANKWOORDEN, id).filter((ander) => ander.woord !== woord.woord && ander.ipa !== woord.ipa);
    return anderen
      .map((ander) => ({ ander, afstand: verschil(woord, ander) }))
      .toSorted((a, b) => a.afstand - b.afstand)
      .slice(0, FOUTEN)
      .map(({ ander }) => ander.woord);
  });
}

/** Hear a word, lay its sounds in order, with at most two letters too many. */
export function createHakken(woord: Klankwoord, trede: string): Letteropgave {
  const kern = { id: `hakken/${woord.woord}`, trede, keuzesoort: 'letter', antwoord: woord.tekens.join('·') } as const;
  return create(
    { ...kern, vorm: 'hakken', hoor: { soort: 'woord', woord: woord.woord }, stukken: woord.tekens },
    () =>
      chooseFoils(woord.tekens)
        .filter((foil) => getGrafeem(foil) && !woord.tekens.some((teken) => soundsAlike(teken, foil)))
        .slice(0, 2),
    (fout) => [...woord.tekens, ...fout],
  );
}
