/** What there is to ask about: words of the bank and sentences, each under one key that the engine remembers it by. */
import type { Regio } from '@spelrijk/domain/admin';
import type { OpgaveWoord } from '@spelrijk/domain/opgave';
import type { Woord } from '@spelrijk/domain/woord';
import type { Zin } from '@spelrijk/domain/zin';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { ZINNEN } from '@spelrijk/taal/alle-zinnen';
import { BANK, findWoord } from '@spelrijk/taal/bank';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { contrastenVan } from '@spelrijk/taal/contrast';
import type { WoordAnalyse } from '@spelrijk/taal/analyse';
import { createDicteezin } from '@spelrijk/taal/dicteezin';
import { createTekenkeuze, isTekenkeuze } from '@spelrijk/taal/tekenkeuze';
import { examineWoord } from '@spelrijk/taal/woordenlijst';
import { leesstukkenVan } from './lezen.ts';
import type { Oefenstuk } from './stuk.ts';

/** The word of an opgave: what the browser needs to judge and explain without a connection, nothing about planning. */
function toOpgaveWoord(w: Woord): OpgaveWoord {
  const { woord, ipa, vorm, hoofd } = w;
  return {
    woord,
    ipa,
    vorm,
    hoofd,
    klankgroepen: [...w.klankgroepen],
    lettergrepen: [...w.lettergrepen],
    knelpunten: w.knelpunten.map((knelpunt) => ({ ...knelpunt })),
    ...(w.delen && { delen: [...w.delen] }),
    ...(w.basis !== undefined && { basis: w.basis }),
    ...(w.zin !== undefined && { zin: w.zin }),
    ...(w.plaatje !== undefined && { plaatje: w.plaatje }),
  };
}

/** Made once: what both regions have is the same thing in both, and so is what is found out about it. */
function onceEach<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const stukVanWoord = onceEach((woord: Woord): Oefenstuk => ({
  sleutel: woord.woord,
  soort: 'woord',
  hoofd: woord.hoofd,
  niveau: woord.niveau,
  band: woord.band,
  gereserveerd: woord.gereserveerd ?? false,
  woord: toOpgaveWoord(woord),
}));

/** A word of somebody's own list, as far as the language engine understands it. */
export const stukVanAnalyse = ({
  woord,
  ipa,
  klankgroepen,
  lettergrepen,
  delen,
  vorm,
  basis,
  hoofd,
  knelpunten,
  niveau,
}: WoordAnalyse): Oefenstuk => ({
  sleutel: woord,
  soort: 'woord',
  hoofd,
  niveau,
  band: 2,
  gereserveerd: false,
  woord: {
    woord,
    ipa,
    vorm,
    hoofd,
    klankgroepen: [...klankgroepen],
    lettergrepen: [...lettergrepen],
    knelpunten: knelpunten.map((knelpunt) => ({ ...knelpunt })),
    ...(delen && { delen: [...delen] }),
    ...(basis !== undefined && { basis }),
  },
});

const basisVan = (zin: Zin, regio: Regio): Pick<Oefenstuk, 'hoofd' | 'niveau' | 'band' | 'gereserveerd' | 'zin'> => ({
  hoofd: zin.hoofd,
  niveau: zin.niveau[regio],
  band: 2,
  gereserveerd: zin.gereserveerd ?? false,
  zin,
});

const gatwoordVan = onceEach((zin: Zin): Pick<Oefenstuk, 'doel' | 'woord'> | undefined => {
  const [doel] = zin.doelen;
  if (!doel) return undefined;
  const { klankgroepen, lettergrepen, ipa } = findWoord(doel.woord, doel.vorm) ?? examineWoord(doel.woord, doel.vorm);
  const woord: OpgaveWoord = {
    woord: doel.woord,
    ipa,
    klankgroepen: [...klankgroepen],
    lettergrepen: [...lettergrepen],
    vorm: doel.vorm,
    hoofd: zin.hoofd,
    knelpunten: doel.knelpunten.map((knelpunt) => ({ ...knelpunt })),
    zin: zin.tekst,
    ...(doel.basis !== undefined && { basis: doel.basis }),
  };
  return { doel, woord };
});

function gatStukken(zin: Zin, regio: Regio): Oefenstuk[] {
  const gat = zin.soort !== 'dictee' && zin.doelen.length === 1 ? gatwoordVan(zin) : undefined;
  return gat ? [{ ...basisVan(zin, regio), sleutel: zin.id, soort: 'gat', ...gat }] : [];
}

/** The words of a whole sentence, as they travel to the browser: each is judged and explained for itself. */
export const zinswoordenVan = (zin: Zin): NonNullable<OpgaveWoord['woorden']> =>
  createDicteezin(zin).woorden.map(({ start, end, woord, ipa = '', klankgroepen = [woord], delen, basis, vorm = '', knelpunten = [] }) => ({
    start,
    end,
    woord,
    ipa,
    klankgroepen: [...klankgroepen],
    vorm,
    knelpunten: knelpunten.map((knelpunt) => ({ ...knelpunt })),
    ...(delen && { delen: [...delen] }),
    ...(basis !== undefined && { basis }),
  }));

const zinwoordVan = onceEach(({ tekst, hoofd, knelpunten }: Zin): OpgaveWoord => ({
  woord: tekst,
  ipa: '',
  klankgroepen: [tekst],
  lettergrepen: [tekst],
  vorm: '',
  hoofd,
  knelpunten: knelpunten.map((knelpunt) => ({ ...knelpunt })),
}));

export const zinStuk = (zin: Zin, regio: Regio): Oefenstuk => ({
  ...basisVan(zin, regio),
  sleutel: `${zin.id}/zin`,
  soort: 'zin',
  woord: zinwoordVan(zin),
});

/** A sentence that is seen, with a sign to choose: no other part of it is asked. */
const tekenwoordVan = onceEach((zin: Zin): OpgaveWoord | undefined => {
  const keuze = createTekenkeuze(zin);
  return keuze ? { ...zinwoordVan(zin), knelpunten: [{ ...keuze.knelpunt }] } : undefined;
});

function tekenStukken(zin: Zin, regio: Regio): Oefenstuk[] {
  const woord = tekenwoordVan(zin);
  return woord ? [{ ...basisVan(zin, regio), sleutel: zin.id, soort: 'gat', woord }] : [];
}

/** Whole sentences are written from the start of groep 4 (Flanders: leerjaar 2); signs and capitals can only be asked in a sentence. */
const HELE_ZIN_VANAF = { nl: tredeVan('4a'), be: tredeVan('2a') } as const;

function stukkenVanZin(zin: Zin, regio: Regio): Oefenstuk[] {
  if (isTekenkeuze(zin)) return tekenStukken(zin, regio);
  const heel = zin.soort === 'leestekens' || tredeVan(zin.niveau[regio]) >= HELE_ZIN_VANAF[regio] ? [zinStuk(zin, regio)] : [];
  return [...gatStukken(zin, regio), ...heel].filter(({ woord, hoofd }) => woord.knelpunten.some(({ categorie }) => categorie === hoofd));
}

const hier = (regio: Regio) => (iets: { readonly regio: 'nl' | 'be' | 'beide' }) => iets.regio === 'beide' || iets.regio === regio;

/** Between a word and the categorie it is the other side of, in the key of the engine. */
const NAAST = '~';

/** The other side of a rule whose own words all go one way; its knelpunt is the place that is left out. */
function contrastStukken(categorie: string): Oefenstuk[] {
  return contrastenVan(categorie).map(({ woord, gat }) => {
    const stuk = stukVanWoord(woord);
    const knelpunt = { categorie, ...gat.gat, variant: gat.antwoord };
    return {
      ...stuk,
      sleutel: `${woord.woord}${NAAST}${categorie}`,
      hoofd: categorie,
      woord: { ...stuk.woord, hoofd: categorie, knelpunten: [knelpunt, ...stuk.woord.knelpunten] },
      contrast: gat,
    };
  });
}

/** Of words that both regions have. */
let contrasten: readonly Oefenstuk[] | undefined;

const gebouwd = new Map<Regio, ReadonlyMap<string, Oefenstuk>>();

function buildStukken(regio: Regio): ReadonlyMap<string, Oefenstuk> {
  const woorden = BANK.filter(hier(regio)).map(stukVanWoord);
  const zinnen = ZINNEN.filter(hier(regio)).flatMap((zin) => stukkenVanZin(zin, regio));
  contrasten ??= CATEGORIEEN.flatMap(({ id }) => contrastStukken(id));
  return new Map([...leesstukkenVan(regio), ...zinnen, ...contrasten, ...woorden].map((stuk) => [stuk.sleutel, stuk]));
}

/** Everything to practise in a region, by key. */
export function stukkenVan(regio: Regio): ReadonlyMap<string, Oefenstuk> {
  const stukken = gebouwd.get(regio) ?? buildStukken(regio);
  gebouwd.set(regio, stukken);
  return stukken;
}

const betekenissen = new Map<string, readonly Woord[]>(Map.groupBy(BANK, ({ woord }) => woord));

/**
 * A word of the bank as a docent means it when she writes it down by itself: of `fiets` the thing, unless she says that it is practised
 * for the rule of the verb.
 */
export function findBetekenis(regio: Regio, woord: string, hoofd?: string): Oefenstuk | undefined {
  const alle = (betekenissen.get(woord) ?? []).filter(hier(regio));
  const gekozen = alle.find((ander) => ander.hoofd === hoofd) ?? alle.find(({ basis }) => basis === undefined) ?? alle[0];
  const stuk = findStuk(regio, woord);
  return gekozen && stuk?.hoofd !== gekozen.hoofd ? stukVanWoord(gekozen) : stuk;
}

export const findStuk = (regio: Regio, sleutel: string): Oefenstuk | undefined => stukkenVan(regio).get(sleutel);

/** A word of an own list that the bank does not know. */
const EIGEN_WOORD = /^[\p{L}'’-]+( [\p{L}'’-]+)?$/u;

/** Whether what was practised under this key is a word: sentences and reading items are none. */
export function isWoord(regio: Regio, sleutel: string): boolean {
  const stuk = findStuk(regio, sleutel);
  return stuk ? stuk.soort === 'woord' : EIGEN_WOORD.test(sleutel);
}

/** Days that a memory has to last to call a word known, for a child that reads of itself and for its docent. */
export const KENT_DAGEN = 21;
