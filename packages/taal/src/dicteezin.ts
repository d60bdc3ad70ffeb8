/**
 * Decides: the words of a sentence as the diagnosis and the explanations of a dictation want them.
 * Source: the analyser, and the verb forms that are marked in the sentence. Not for the browser: it asks the whole lexicon.
 * Example: createDicteezin(zin).woorden[1]?.woord === 'hond'.
 */
import type { Woord, Woordvorm } from '@spelrijk/domain/woord';
import type { Zin } from '@spelrijk/domain/zin';
import { analyseWoord } from './analyse.ts';
import type { AnalyseInvoer, WoordAnalyse } from './analyse.ts';
import { BANK } from './bank.ts';
import { isBestaandWoord } from './bestaand.ts';
import { findNagelezen } from './lijstwoord.ts';
import type { Dicteezin, Zinswoord } from './zindiagnose/dicteezin.ts';
import { findVorm } from './zinnen/vorm.ts';
import { woordplekken } from './zinnen/woordplek.ts';

export type { Dicteezin, Zinswoord } from './zindiagnose/dicteezin.ts';

type Plek = Pick<Zinswoord, 'start' | 'end'>;

/** The words of the sentence; what is one word written in two ('s avonds, te zout) is one. */
function plekkenVan(zin: Zin): Plek[] {
  const los = woordplekken(zin.tekst);
  const metS = los.flatMap(({ woord, start }, i) =>
    woord.toLowerCase() === "'s" && los[i + 1] ? [{ start, end: los[i + 1]?.end ?? start }] : [],
  );
  const lang = [...zin.doelen.filter(({ woord }) => woord.includes(' ')), ...metS];
  const binnen = ({ start, end }: Plek): boolean => lang.some((doel) => doel.start <= start && end <= doel.end);
  const heel = new Map(lang.map(({ start, end }) => [start, { start, end }]));
  return [...los.filter((plek) => !binnen(plek)), ...heel.values()].sort((a, b) => a.start - b.start);
}

/** Words too short for the dictionary. */
const UITROEPEN = new Set(['u', 'o', 'au']);

/** Names that are words as well. */
const NAAM_EN_WOORD = new Set('roos bas bo sem mees wolf storm bloem jet mei lies mark loes rik tim jan'.split(' '));

/** A capital inside a sentence is that of a name; at its beginning only when the word is known without. */
function zonderZinskapitaal(tekst: string, { start, end }: Plek): string {
  const woord = tekst.slice(start, end);
  const laag = woord.charAt(0).toLowerCase() + woord.slice(1);
  const vooraan = /^(?:|.*[.?!:]\s*)['"]?$/.test(tekst.slice(0, start));
  return vooraan && !NAAM_EN_WOORD.has(laag) && (UITROEPEN.has(laag) || isBestaandWoord(laag)) ? laag : woord;
}

/** What looks like more than one and is not: there is no na-aap, and no inmiddel. Another one in a sentence is found by the lint of explanations. */
const GEEN_MEERVOUD = new Set(['na-apen', 'inmiddels']);

type Ontleed = Omit<Zinswoord, 'start' | 'end'>;

/** The same words stand in many sentences; the bank has some thousands of them. */
const ONTLEED = new Map<string, Ontleed>();

const PER_WOORD = new Map<string, Woord[]>();
for (const een of BANK) PER_WOORD.set(een.woord, [...(PER_WOORD.get(een.woord) ?? []), een]);

/** Its record in the bank: of this form, or any where all say the same of its sounds. */
function recordVan(woord: string, vorm: Woordvorm): Woord | undefined {
  const rij = PER_WOORD.get(woord) ?? [];
  const eender = rij.every(({ ipa, klankgroepen }) => ipa === rij[0]?.ipa && klankgroepen.length === rij[0].klankgroepen.length);
  return rij.find((een) => een.vorm === vorm) ?? (eender ? rij[0] : undefined);
}

/** What is no verb is the same form wherever it stands: politici is more than one. */
const NAAMVORM = /^(?:mv|verkl|trap|bn)$/;

/** What the analyser makes of it, with the sounds and klankgroepen that were checked (of the bank, or of a word that somebody read); what it is here the sentence says. */
function analyseMetBank(invoer: AnalyseInvoer): WoordAnalyse {
  const gelezen = analyseWoord(invoer);
  const record = recordVan(invoer.woord, invoer.vorm ?? '') ?? findNagelezen(invoer.woord);
  if (!record) return gelezen;
  const { ipa, klankgroepen } = record;
  const { delen, vorm, basis } = gelezen.vorm === record.vorm || (gelezen.vorm === '' && NAAMVORM.test(record.vorm)) ? record : gelezen;
  return analyseWoord({ woord: invoer.woord, ipa, klankgroepen, delen, vorm, basis });
}

function ontleed(woord: string, vorm: Woordvorm, basis: string | undefined): Ontleed {
  const sleutel = `${woord} ${vorm} ${basis ?? ''}`;
  const bekend = ONTLEED.get(sleutel);
  if (bekend) return bekend;
  const gelezen = analyseMetBank({ woord, vorm: vorm === 'inf' || vorm === '' ? undefined : vorm, basis });
  // met open mond: the sentence marks its verbs, so what looks like an ik-vorm and is not marked is another word.
  const isGeraden = gelezen.vorm === 'tt1' || (gelezen.vorm === 'mv' && GEEN_MEERVOUD.has(woord));
  const analyse = vorm === '' && isGeraden ? analyseMetBank({ woord, vorm: '' }) : gelezen;
  const { ipa, klankgroepen, delen, knelpunten } = analyse;
  const nieuw = { woord: analyse.woord, ipa, klankgroepen, delen, knelpunten, vorm: analyse.vorm, basis: analyse.basis };
  ONTLEED.set(sleutel, nieuw);
  return nieuw;
}

function createZinswoord(zin: Zin, plek: Plek): Zinswoord {
  const { vorm = '', basis } = findVorm(zin, plek) ?? {};
  return { start: plek.start, end: plek.end, ...ontleed(zonderZinskapitaal(zin.tekst, plek), vorm, basis) };
}

const gemaakt = new WeakMap<Zin, Dicteezin>();

/** The sentence with all that is known of its words; made once. */
export function createDicteezin(zin: Zin): Dicteezin {
  const bekend = gemaakt.get(zin);
  if (bekend) return bekend;
  const woorden = plekkenVan(zin).map((plek) => createZinswoord(zin, plek));
  const nieuw = { woord: zin.tekst, knelpunten: zin.knelpunten, woorden };
  gemaakt.set(zin, nieuw);
  return nieuw;
}
