/**
 * Decides: the record of a sentence, from what the editor wrote and the analyser's knelpunten of its words.
 * Source: positions are counted in the text, never written by hand; a word of which the analysis is not sure proves nothing.
 * Example: the line `Mijn zusje [wordt] morgen acht.` of ww-tt-d-dt gets one knelpunt, on the dt of wordt.
 */
import { fail, ok } from '@spelrijk/base/result';
import type { Result } from '@spelrijk/base/result';
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';
import type { Zin, Zindoel, Zinsoort, Zinwerkwoord } from '@spelrijk/domain/zin';
import { analyseWoord, type WoordAnalyse } from '../analyse.ts';
import { findWoord } from '../bank.ts';
import { isWoordvorm, readRegio } from '../bank/regel.ts';
import { getCategorie } from '../categorieen.ts';
import { examineWoord } from '../woordenlijst.ts';
import type { Betekenis } from './betekenis.ts';
import { correct } from './correctie.ts';
import type { Correctie } from './correctie.ts';
import { halfjaarBe, hoofdVan, readMarkering, tijdVan } from './regel.ts';
import type { Zinregel } from './regel.ts';
import { persoonVan } from './vervoeging.ts';
import { findWerkwoorden } from './werkwoorden.ts';
import { woordplekken } from './woordplek.ts';

/** Below this the analysis of an unknown word is no ground to judge a child on. */
const ZEKER_GENOEG = 0.8;
const isBekend = (halfjaar: string, niveau: string): boolean => halfjaar <= niveau;

/** Knelpunten moved to where the word stands in the sentence. */
export const opPlek = (knelpunten: readonly Knelpunt[], start: number): Knelpunt[] =>
  knelpunten.map((punt) => ({ ...punt, start: punt.start + start, end: punt.end + start }));

/** A capital that only the place in the sentence asks for is no part of the word. */
export const withoutZinskapitaal = (woord: string, start: number): string =>
  start === 0 && !findWoord(woord) ? woord.charAt(0).toLowerCase() + woord.slice(1) : woord;

/** The knelpunten of the word a sentence was written for, with the chosen categorie among them. */
function doelpunten(woord: string, start: number, hoofd: string, vorm: Woordvorm, basis: string | undefined): Knelpunt[] {
  const kaal = withoutZinskapitaal(woord, start);
  const record = findWoord(kaal, vorm);
  const invoer = record && vorm === '' ? record : { woord: kaal, vorm: vorm === 'inf' ? undefined : vorm, basis };
  const { knelpunten } = analyseWoord(invoer, hoofd);
  const gevonden = knelpunten.some((punt) => punt.categorie === hoofd) || !VAN_DE_ZIN.has(hoofd);
  return opPlek(gevonden ? [...knelpunten] : [{ categorie: hoofd, start: 0, end: woord.length }, ...knelpunten], start);
}

/** Categories that show in the sentence, not in the letters of the word. */
const VAN_DE_ZIN: ReadonlySet<string> = new Set(['ww-persoonsvorm', 'los-of-vast', 'homofoon', 'hoofdletter-fout', 'hoofdletter-naam']);

/** What the analyser finds by guessing at parts and endings: of words that no editor looked at, it proves nothing. */
const GERADEN: ReadonlySet<string> = new Set(
  'samenstelling gelijkvormigheid leen-g-zj leen-engels meervoud-en-s stoffelijk-en uitgang-stomme-e'.split(' '),
);

/** What is read of the words beside the target. */
interface Leeswijze {
  readonly niveau: string;
  readonly werkwoorden: readonly Zinwerkwoord[];
  /** A word that somebody of ours read is as well known as one of the bank; only a server has those (`lijstwoord.ts`). */
  readonly findNagelezen?: (woord: string) => WoordAnalyse | undefined;
}

function puntenVanWoord(woord: string, verb: Zinwerkwoord | undefined, { findNagelezen }: Leeswijze): readonly Knelpunt[] {
  const gelezen = findNagelezen?.(woord);
  if (gelezen) return gelezen.knelpunten;
  const { knelpunten, zeker } = examineWoord(woord);
  if (findWoord(woord)) return knelpunten;
  const los = zeker < ZEKER_GENOEG ? [] : knelpunten.filter((punt) => !GERADEN.has(punt.categorie));
  if (!verb) return los;
  // Which form of which verb it is the sentence has told: the v of veeg is sure, although veeg alone could be another word.
  const alsVorm = analyseWoord({ woord, vorm: verb.vorm, basis: verb.basis }).knelpunten.filter((punt) => !GERADEN.has(punt.categorie));
  const isNieuw = ({ categorie, start }: Knelpunt): boolean => !los.some((punt) => punt.categorie === categorie && punt.start === start);
  return opVolgorde([...los, ...alsVorm.filter(isNieuw)]);
}

/** Without its sentence a verb form is a guess (zit: ik or hij?) and a homophone has no meaning: they prove nothing beside the target. */
const isVanDeZin = ({ categorie }: Knelpunt): boolean => categorie === 'homofoon' || getCategorie(categorie)?.blok === 'H';

/** The words of a dictation that the child has been taught to spell, without the target itself. */
export function overigePunten(tekst: string, doelen: readonly { start: number; end: number }[], leeswijze: Leeswijze): Knelpunt[] {
  const { niveau, werkwoorden } = leeswijze;
  return woordplekken(tekst)
    .filter(({ start, end }) => !doelen.some((doel) => doel.start < end && start < doel.end))
    .flatMap(({ woord, start }) => {
      const verb = werkwoorden.find((een) => een.start === start);
      return opPlek(puntenVanWoord(withoutZinskapitaal(woord, start), verb, leeswijze), start);
    })
    .filter((punt) => !isVanDeZin(punt) && isBekend(getCategorie(punt.categorie)?.intro.nl ?? '9', niveau));
}

/** The capital and the end sign of the sentence, for those who learnt them, and what the sentence itself was written for. */
export function tekenpunten(tekst: string, hoofd: string, niveau: string): Knelpunt[] {
  const categorieen = ['hoofdletter-zin', 'leesteken-eind', hoofd].filter((id) => getCategorie(id)?.blok === 'G');
  return [...new Set(categorieen)]
    .filter((id) => id === hoofd || isBekend(getCategorie(id)?.intro.nl ?? '9', niveau))
    .filter((id) => id !== 'hoofdletter-naam' && id !== 'hoofdletter-fout')
    .flatMap((id) => analyseWoord({ woord: tekst }, id).knelpunten);
}

export const opVolgorde = (punten: readonly Knelpunt[]): Knelpunt[] => punten.toSorted((a, b) => a.start - b.start || a.end - b.end);

/** What of a sentence is known before its knelpunten. */
interface Zinkennis {
  readonly soort: Zinsoort;
  readonly tekst: string;
  readonly hoofd: string;
  readonly doelen: readonly Zindoel[];
  readonly werkwoorden: readonly Zinwerkwoord[];
}

function createKnelpunten({ soort, tekst, hoofd, doelen, werkwoorden }: Zinkennis, regel: Zinregel): Knelpunt[] {
  const eigen = doelen.flatMap((doel) => doelpunten(doel.woord, doel.start, hoofd, doel.vorm, doel.basis));
  if (soort === 'werkwoord' || soort === 'homofoon' || soort === 'los-of-vast') return opVolgorde(eigen);
  const overig = soort === 'dictee' ? overigePunten(tekst, doelen, { niveau: regel.niveau, werkwoorden }) : [];
  const bekend = eigen.filter((punt) => punt.categorie === hoofd || isBekend(getCategorie(punt.categorie)?.intro.nl ?? '9', regel.niveau));
  return opVolgorde([...bekend, ...overig, ...tekenpunten(tekst, hoofd, regel.niveau)]);
}

/** What an editor wrote beside the tables of sentences. */
export interface Redactie {
  readonly betekenissen: ReadonlyMap<string, Betekenis>;
  /** Per sentence: the verbs that are read wrong. */
  readonly correcties: ReadonlyMap<string, readonly Correctie[]>;
}

/** The record, or why the line cannot be one (a Dutch sentence for the editor). */
export function createZin(regel: Zinregel, soort: Zinsoort, { betekenissen, correcties }: Redactie): Result<Zin, string> {
  const hoofd = hoofdVan(regel.id);
  const regio = readRegio(regel.regio || 'beide');
  const { vorm, basis } = regel;
  if (!getCategorie(hoofd)) return fail(`de categorie van "${regel.id}" bestaat niet`);
  if (!isWoordvorm(vorm)) return fail(`de vorm "${vorm}" bestaat niet`);
  if (!/^[3-8][ab]$/.test(regel.niveau)) return fail(`het niveau "${regel.niveau}" bestaat niet`);
  if (regio === undefined) return fail(`de regio "${regel.regio}" is niet nl, be of beide`);
  const { tekst, plekken } = readMarkering(regel.tekst);
  const tijd = tijdVan(vorm);
  const kaleDoelen = plekken.map((plek): Zindoel => {
    const woord = tekst.slice(plek.start, plek.end);
    const betekenis = soort === 'homofoon' ? betekenissen.get(woord.toLowerCase()) : undefined;
    const persoon = persoonVan(tekst, plek, vorm, basis);
    return {
      woord,
      ...plek,
      vorm,
      ...(basis !== '' && { basis }),
      ...(persoon && { persoon }),
      ...(tijd && { tijd }),
      ...(betekenis && { paar: betekenis.paar, waarom: betekenis.waarom }),
      knelpunten: [],
    };
  });
  const werkwoorden = correct(tekst, findWerkwoorden(soort, tekst, kaleDoelen), correcties.get(regel.id) ?? []);
  const knelpunten = createKnelpunten({ soort, tekst, hoofd, doelen: kaleDoelen, werkwoorden }, regel);
  return ok({
    id: regel.id,
    soort,
    tekst,
    hoofd,
    niveau: { nl: regel.niveau, be: halfjaarBe(regel.niveau) },
    regio,
    doelen: kaleDoelen,
    knelpunten,
    ...(werkwoorden.length > 0 && { werkwoorden }),
    ...(regel.gereserveerd === 'ja' && { gereserveerd: true }),
  });
}
