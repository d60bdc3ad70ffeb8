/** The reading ladder as content to practise: its steps as categories, its items as things to ask about. */
import type { Random } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { Leesniveau, type Leesvorm } from '@spelrijk/domain/leesopgave';
import type { OpgaveWoord } from '@spelrijk/domain/opgave';
import { ladderLogit, type CategorieInfo } from '@spelrijk/oefenen/leerlijn';
import { findWoord } from '@spelrijk/taal/bank';
import { keuzesBij, leeswoordenVan, leeswoordopgavenVan, tegenFlits, tegenPlaatje, type Leeswoordopgave } from '@spelrijk/taal/leeswoorden';
import { letteropgavenVan, tegenLetter, type Letteropgave } from '@spelrijk/taal/letters';
import {
  isVanTrede,
  loadTeksten,
  loadZinnen,
  tegenZin,
  LEESGRENZEN,
  LEESTREDEN,
  type Leestekst,
  type Leesvraag,
  type Leeszin,
} from '@spelrijk/taal/lezen';
import { LEESOPDRACHTEN } from '@spelrijk/taal/leesopdrachten';
import { alsZin, deelvragen, KLOPT, klopvragen, tegenDeel, tegenKlopt, tegenVraag, type Deelvraag } from '@spelrijk/taal/natekst';
import { makeRekenscene } from '@spelrijk/taal/rekenzinnen';
import { makeZoekscene } from '@spelrijk/taal/zoekzinnen';
import type { Leesvragen, Oefenstuk, Vraag } from './stuk.ts';

type Trede = (typeof LEESTREDEN)[number];

/** Words of a level that are practised, the best known first; more of them teach nothing about the level. */
const WOORDEN_PER_NIVEAU = 160;
/** First exposure (ms) of flashed words: a beginner's, and a reader's. */
const FLITS_BEGIN = 1500;
const FLITS_LEZER = 800;
const SPLITS = '·';

const TEKSTEN = new Map<Leesniveau, readonly Leestekst[]>();
const ZINNEN = new Map<Leesniveau, readonly Leeszin[]>();
for (const niveau of Leesniveau.options) {
  TEKSTEN.set(niveau, await loadTeksten(niveau));
  ZINNEN.set(niveau, await loadZinnen(niveau));
}

/** What travels as "the word": the right answer, to show at the end; a reading item has no spelling to look at. */
const alsWoord = (tekst: string, hoofd: string): OpgaveWoord => ({
  woord: tekst,
  ipa: '',
  klankgroepen: [tekst],
  lettergrepen: [tekst],
  vorm: '',
  hoofd,
  knelpunten: [{ categorie: hoofd, start: 0, end: tekst.length }],
});

function stuk(trede: Trede, regio: Regio, sleutel: string, tekst: string, lees: Leesvragen): Oefenstuk {
  return {
    sleutel,
    soort: 'lezen',
    hoofd: trede.id,
    niveau: trede.intro[regio],
    band: 2,
    gereserveerd: false,
    woord: alsWoord(tekst, trede.id),
    lees,
  };
}

/* ---- letters and sounds ---- */

const plaatjeVan = (woord: string): string | undefined => findWoord(woord)?.plaatje;

/** Pictures where every option has one: children who cannot read yet choose by looking. */
function keuzesVan({ antwoord, fout, metPlaatjes }: Letteropgave, random: Random): Pick<Vraag, 'antwoord' | 'keuzes' | 'plaatjes'> {
  const namen = [antwoord, ...fout];
  const plaatjes = metPlaatjes ? namen.flatMap((woord) => plaatjeVan(woord) ?? []) : [];
  if (plaatjes.length === namen.length) return { antwoord: plaatjes[0] ?? antwoord, keuzes: random.shuffle(plaatjes), plaatjes: true };
  return { antwoord, keuzes: random.shuffle(namen) };
}

/** Words are chosen by their pictures where these stand instead. */
const metPlaatjenamen = (tegen: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(tegen).flatMap(([woord, zinnen]) => [woord, plaatjeVan(woord) ?? woord].map((naam) => [naam, zinnen])));

/** What is asked about a letter or a sound: heard, or seen with its letter; the options are seen, or heard as well. */
function letterVraag(opgave: Letteropgave, random: Random): Vraag {
  const { vorm, hoor, toon, keuzesoort, stukken, fout } = opgave;
  const horen = hoor === undefined ? { stil: true as const } : { hoor };
  if (vorm === 'flits-letter')
    return { antwoord: opgave.antwoord, keuzes: random.shuffle([opgave.antwoord, ...fout]), toonMs: FLITS_BEGIN, stil: true };
  if (stukken) return { antwoord: stukken.join(''), stukken: [...stukken], extra: [...fout], ...horen };
  const kop = {
    vraag: LEESOPDRACHTEN[vorm],
    leestegen: metPlaatjenamen(tegenLetter(opgave)),
    ...(toon !== undefined && { toon }),
    ...horen,
  };
  return keuzesoort === 'klank'
    ? { antwoord: opgave.antwoord, keuzes: random.shuffle([opgave.antwoord, ...fout]), klinkt: true, ...kop }
    : { ...keuzesVan(opgave, random), ...kop };
}

const letterStukken = (trede: Trede, regio: Regio): Oefenstuk[] =>
  letteropgavenVan(trede.id).map((opgave) => ({
    ...stuk(trede, regio, opgave.id, opgave.antwoord, { [opgave.vorm]: (random: Random) => letterVraag(opgave, random) }),
    klein: true,
  }));

/* ---- words ---- */

/** `keuzes`: finding look-alikes takes a millisecond, so that they are looked for only when a question is really put. */
function woordVraag(opgave: Leeswoordopgave, keuzes: readonly string[]): Vraag {
  const { vorm, woord, bestaat, plaatje, niveau } = opgave;
  const toonMs = niveau === 'L1' || niveau === 'L2' ? FLITS_BEGIN : FLITS_LEZER;
  if (vorm === 'flits-typ') return { antwoord: woord, toonMs, stil: true };
  if (vorm === 'flits-kies') return { antwoord: woord, keuzes: [...keuzes], toonMs, leestegen: tegenFlits(woord, keuzes), stil: true };
  if (vorm === 'woord-plaatje')
    return {
      antwoord: plaatje ?? '',
      keuzes: [...keuzes],
      plaatjes: true,
      vraag: woord,
      leestegen: tegenPlaatje(woord, keuzes),
      stil: true,
    };
  return { antwoord: bestaat ? 'bestaat' : 'bestaat niet', keuzes: [...keuzes], vraag: woord, stil: true };
}

function woordStukken(trede: Trede, regio: Regio): Oefenstuk[] {
  const niveau = trede.woordniveau;
  if (niveau === undefined) return [];
  const hier = leeswoordenVan(niveau).filter((woord) => woord.regio === 'beide' || woord.regio === regio);
  const gekozen = new Set(
    hier
      .toSorted((a, b) => a.band - b.band)
      .slice(0, WOORDEN_PER_NIVEAU)
      .map(({ woord }) => woord),
  );
  const per = new Map<string, { woord: string; lees: Leesvragen; proef: Partial<Record<Leesvorm, Vraag>> }>();
  for (const opgave of leeswoordopgavenVan(niveau)) {
    if (opgave.bestaat && !gekozen.has(opgave.woord)) continue;
    const sleutel = `${opgave.bestaat ? 'lees' : 'pseudo'}/${niveau}/${opgave.woord}`;
    const rij = per.get(sleutel) ?? { woord: opgave.woord, lees: {}, proef: {} };
    rij.lees[opgave.vorm] = (random) => woordVraag(opgave, keuzesBij(opgave, random));
    rij.proef[opgave.vorm] = woordVraag(opgave, [opgave.woord]);
    per.set(sleutel, rij);
  }
  return [...per].map(([sleutel, { woord, lees, proef }]) => ({ ...stuk(trede, regio, sleutel, woord, lees), proef }));
}

/* ---- sentences ---- */

const WAAR = 'waar';
const NIET_WAAR = 'niet waar';

type Rekenzin = Extract<
  Leeszin,
  {
    readonly recept: string;
    readonly vorm: 'foto-beeld' | 'huis-beeld' | 'boodschap' | 'zin-antwoord' | 'zin-verbinden' | 'recept' | 'route';
  }
>;

/** A sentence whose answer is computed: drawn anew every time. What is shown as right at the end is the sentence, with its answer where that goes on with it, or the answer where that is a sentence itself. */
function rekenVraag(zin: Rekenzin, random: Random): Vraag {
  const { zin: vraag, antwoord, keuzes, stukken, regels, plaatjes, tegen: leestegen } = makeRekenscene(zin, zin.niveau, random);
  const heel = zin.vorm === 'zin-verbinden' ? `${vraag.replace(' …', '')} ${antwoord}` : zin.vorm === 'zin-antwoord' ? antwoord : vraag;
  const woord = alsWoord(heel, `zinnen-${zin.niveau}`);
  if (stukken)
    return {
      antwoord,
      stukken: [...stukken],
      extra: keuzes.filter((keuze) => !stukken.includes(keuze)),
      vraag,
      woord,
      ...(regels && { leesregels: [...regels] }),
      stil: true,
    };
  return { antwoord, keuzes: [...keuzes], vraag, woord, leestegen, ...(plaatjes && { plaatjes }), stil: true };
}

const isRekenzin = (zin: Leeszin): zin is Rekenzin => 'recept' in zin && zin.vorm !== 'zoek-beeld';

function zinVraag(zin: Leeszin, random: Random): Vraag {
  if (isRekenzin(zin)) return rekenVraag(zin, random);
  if (zin.vorm === 'waar-niet-waar')
    return { antwoord: zin.waar ? WAAR : NIET_WAAR, keuzes: [WAAR, NIET_WAAR], vraag: zin.zin, stil: true };
  if (zin.vorm === 'zin-plaatje')
    return { antwoord: zin.antwoord, keuzes: random.shuffle([zin.antwoord, ...zin.fout]), plaatjes: true, vraag: zin.zin, stil: true };
  if (zin.vorm === 'zoek-beeld') {
    const scene = makeZoekscene(zin.recept, zin.niveau, random);
    return {
      antwoord: scene.antwoord,
      keuzes: [...scene.keuzes],
      vraag: scene.zin,
      woord: alsWoord(scene.zin, `zinnen-${zin.niveau}`),
      leestegen: scene.tegen,
      stil: true,
    };
  }
  if (zin.vorm === 'zin-herstellen')
    return {
      antwoord: zin.stukken.join(' '),
      stukken: [...zin.stukken],
      extra: [],
      ookGoed: [...zin.ookGoed],
      vraag: LEESOPDRACHTEN[zin.vorm],
      stil: true,
    };
  if (zin.vorm === 'zin-hakken') return { antwoord: zin.zin.replaceAll(' ', SPLITS), vraag: zin.aaneen, stil: true };
  const tegen = tegenZin(zin);
  const over = { ...(tegen && { leestegen: tegen }), stil: true } as const;
  if (zin.vorm === 'fout-woord')
    return { antwoord: zin.stukken[zin.plek] ?? '', keuzes: [...new Set(zin.stukken)], vraag: LEESOPDRACHTEN[zin.vorm], ...over };
  const keuzes = random.shuffle([zin.antwoord, ...zin.fout]);
  const vraag = zin.vorm === 'welk-woord' ? zin.metGat : `${zin.zin} Wie of wat is '${zin.woord}'?`;
  return { antwoord: zin.antwoord, keuzes, vraag, ...over };
}

const zinStukken = (trede: Trede, regio: Regio): Oefenstuk[] =>
  (trede.domein === 'zinnen' && trede.leesniveau ? (ZINNEN.get(trede.leesniveau) ?? []) : []).map((zin) =>
    stuk(trede, regio, zin.id, zin.zin, { [zin.vorm]: (random: Random) => zinVraag(zin, random) }),
  );

/* ---- texts ---- */

const boekVan = ({ id, niveau, titel, alineas, nieuw }: Leestekst): NonNullable<Vraag['tekst']> => ({
  id,
  titel,
  alineas: alineas.map((zinnen) => [...zinnen]),
  ...(LEESGRENZEN[niveau].perRegel && { perRegel: true }),
  ...(nieuw.length > 0 && { nieuw: [...nieuw] }),
});

const bewijsVan = ({ tekst }: Leestekst, { plekken }: Leesvraag): string[] =>
  plekken.map(({ start, end }) => tekst.slice(start, end).replaceAll('\n', ' '));

const tekstVraag = (tekst: Leestekst, vraag: Leesvraag, random: Random): Vraag => ({
  antwoord: vraag.antwoord,
  keuzes: random.shuffle([vraag.antwoord, ...vraag.fout]),
  vraag: vraag.vraag,
  leestegen: tegenVraag(tekst, vraag),
  tekst: boekVan(tekst),
  lezen: { soort: vraag.soort, bewijs: bewijsVan(tekst, vraag) },
  stil: true,
});

/** A question with one of its answers, right as often as wrong: does it fit? */
function klopVraag(tekst: Leestekst, vraag: Leesvraag, random: Random): Vraag {
  const klopt = random.next() < 0.5;
  const gezegd = klopt ? vraag.antwoord : random.pick(vraag.fout);
  return {
    antwoord: KLOPT[klopt ? 0 : 1],
    keuzes: [...KLOPT],
    vraag: `${vraag.vraag} ${alsZin(gezegd, vraag.vraag)}`,
    zeg: [vraag.vraag, gezegd, ...KLOPT],
    leestegen: { [KLOPT[klopt ? 1 : 0]]: tegenKlopt(tekst, vraag) },
    tekst: boekVan(tekst),
    lezen: { soort: vraag.soort, bewijs: bewijsVan(tekst, vraag) },
    stil: true,
  };
}

/** Begin, middle and end keep their order; what comes of something does not. */
function deelVraag(tekst: Leestekst, deelvraag: Deelvraag, random: Random): Vraag {
  const { soort, kop, deel, antwoord, keuzes, bewijs } = deelvraag;
  const volgorde = soort === 'volgorde' ? [...keuzes] : random.shuffle(keuzes);
  return {
    antwoord,
    keuzes: volgorde,
    vraag: `${kop} ${deel}`,
    zeg: [kop, deel, ...volgorde],
    leestegen: tegenDeel(tekst, deelvraag),
    tekst: boekVan(tekst),
    lezen: { soort, bewijs: [bewijs] },
    stil: true,
  };
}

/** Texts of a step that are at home in this region. */
const tekstenOp = (trede: Trede, regio: Regio): readonly Leestekst[] =>
  (trede.domein === 'teksten' && trede.leesniveau ? (TEKSTEN.get(trede.leesniveau) ?? []) : []).filter(
    (tekst) => isVanTrede(tekst, trede) && (tekst.regio ?? regio) === regio,
  );

/** The questions of a text, and behind them what is asked of its parts. Those keep their own item: they are not the questions. */
function tekstStukken(trede: Trede, regio: Regio): Oefenstuk[] {
  return tekstenOp(trede, regio).flatMap((tekst) => {
    const klopt = new Set(trede.vormen.includes('tekst-klopt') ? klopvragen(tekst) : []);
    const delen = trede.vormen.includes('tekst-deel') ? deelvragen(tekst) : [];
    // What is set in Flanders comes first there; in the Netherlands nearly everything is of here, and what names its land is no better for that.
    const bij = { bundel: tekst.id, ...(regio === 'be' && tekst.land === regio && { eerst: true as const }) };
    return [
      ...tekst.vragen.map((vraag) => ({
        ...stuk(trede, regio, vraag.id, vraag.antwoord, {
          'tekst-vraag': (random: Random) => tekstVraag(tekst, vraag, random),
          ...(klopt.has(vraag) && { 'tekst-klopt': (random: Random) => klopVraag(tekst, vraag, random) }),
        }),
        ...bij,
        keuzes: vraag.fout.length + 1,
      })),
      ...delen.map((deel) => ({
        ...stuk(trede, regio, deel.id, deel.antwoord, { 'tekst-deel': (random: Random) => deelVraag(tekst, deel, random) }),
        ...bij,
        keuzes: deel.keuzes.length,
      })),
    ];
  });
}

/** Everything to read in a region. */
export const leesstukkenVan = (regio: Regio): Oefenstuk[] =>
  LEESTREDEN.flatMap((trede) => [
    ...(trede.domein === 'letters' ? letterStukken(trede, regio) : []),
    ...woordStukken(trede, regio),
    ...zinStukken(trede, regio),
    ...tekstStukken(trede, regio),
  ]);

/** A set of letters, beside the steps of hearing. */
const LETTERSTAP = /^letters-\d+$/;

/** The steps as the engine knows them: never to be guessed when typing, each as hard as its half-year. */
export const leescategorieen = (regio: Regio): CategorieInfo[] =>
  LEESTREDEN.map(({ id, domein, vooraf, intro, vormen }) => ({
    id,
    vooraf,
    strategie: 'klank',
    introHalfjaar: intro[regio],
    gemiddeldeMoeilijkheid: ladderLogit(intro[regio]),
    gokkans: 0,
    ladder: 'lezen',
    vormen,
    ...(domein === 'letters' && LETTERSTAP.test(id) && { alleenGeleerd: true }),
  }));

/** Name of a reading step. */
export const leestredeNaam = (id: string): string | undefined => LEESTREDEN.find((trede) => trede.id === id)?.naam;

export const isLeestrede = (id: string): boolean => LEESTREDEN.some((trede) => trede.id === id);

const plekVan = (niveau: Leesniveau): number => Leesniveau.options.indexOf(niveau);
const NABIJ = 1;

/** Sentences and texts that do not belong to the reading level a docent chose: more than one level away. Words follow the texts. */
export const leestredenBuiten = (niveau: Leesniveau): readonly string[] =>
  LEESTREDEN.filter(({ leesniveau }) => leesniveau !== undefined && Math.abs(plekVan(leesniveau) - plekVan(niveau)) > NABIJ).map(
    ({ id }) => id,
  );
