/**
 * Decides: which known verb a form belongs to, and which form it is.
 * Source: every form is generated from the infinitives of the verb lists; prefixed verbs are tried on their base.
 * Example: recogniseWerkwoord('verhuisde') -> { vorm: 'vt', basis: 'verhuizen' }.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { endsInBeklemdEren } from '../lexicon/eren.ts';
import { KLEINE_WOORDEN } from '../lexicon/woordsoorten.ts';
import { BANKINFINITIEVEN } from '../lexicon/bankwoorden.gen.ts';
import { isBoekstam, isBoekverb, isHeelWoord } from '../lexicon/woorden.ts';
import { RAND_OF_MEERVOUD, RANDWERKWOORDEN } from '../lexicon/randwerkwoorden.gen.ts';
import { STERK } from '../werkwoord/sterk.ts';
import { ENGELSE_WERKWOORDEN } from '../werkwoord/engels.ts';
import { conjugate } from '../werkwoord/conjugate.ts';
import { hasVoorvoegsel, ONSCHEIDBAAR, splitScheidbaar } from '../werkwoord/voorvoegsels.ts';
import { ZWAK } from '../werkwoord/zwak.ts';
import type { Ontleding } from './ontleding.ts';

export interface Werkwoordsvorm {
  readonly vorm: Woordvorm;
  readonly basis: string;
}

/** The verbs whose forms we make: the strong and the weak ones, those of the bank and those from English. */
export const BEKENDE_WERKWOORDEN: readonly string[] = [
  ...STERK.keys(),
  ...ZWAK,
  ...BANKINFINITIEVEN.split(' '),
  ...ENGELSE_WERKWOORDEN,
  ...ONSCHEIDBAAR,
];

/** A second past that is written as well (e-ANS 2.3.2). */
const OOK_VERLEDEN: readonly (readonly [vorm: string, basis: string])[] = [
  ['joeg', 'jagen'],
  ['joegen', 'jagen'],
  ['woei', 'waaien'],
  ['woeien', 'waaien'],
];

/** Every form of every known verb, about nine thousand; the clearest form of a spelling wins. */
const VORMEN: ReadonlyMap<string, Werkwoordsvorm> = new Map([
  // What one does with a heavy box, before it is a past of slijpen.
  ['slepen', { vorm: '', basis: 'slepen' }],
  ...OOK_VERLEDEN.map(([tekst, basis]) => [tekst, { vorm: 'vt', basis }] as const),
  ...alleVormen(BEKENDE_WERKWOORDEN),
]);

/** The same of the verbs that only the dictionary knows; made when the first word asks for it. */
let randvormen: ReadonlyMap<string, Werkwoordsvorm> | undefined;
const vanRand = (laag: string): Werkwoordsvorm | undefined => (randvormen ??= makeRandvormen()).get(laag);

const woordenVan = (tekst: string): string[] => tekst.split(/\s+/).filter((woord) => woord !== '');
/** testte and getest are of testen; testen itself and test are taken for the noun. */
function makeRandvormen(): Map<string, Werkwoordsvorm> {
  const ookMeervoud = [...alleVormen(woordenVan(RAND_OF_MEERVOUD))].filter(([, { vorm }]) => vorm !== '' && vorm !== 'tt1');
  return new Map([...ookMeervoud, ...alleVormen(woordenVan(RANDWERKWOORDEN))]);
}

interface Zoekwijze {
  /** Also among the verbs that only the dictionary knows: for one word that is asked about. In a sentence `want` would be a form of wannen. */
  readonly rand?: boolean;
}

function alleVormen(infinitieven: readonly string[]): Map<string, Werkwoordsvorm> {
  const kaart = new Map<string, Werkwoordsvorm>();
  const put = (tekst: string, vorm: Woordvorm, basis: string): void => {
    if (!kaart.has(tekst)) kaart.set(tekst, { vorm, basis });
  };
  for (const basis of infinitieven) {
    const { tt1, tt3, vtEv, vtMv, vd, bnVd } = conjugate(basis);
    put(basis, '', basis);
    put(vd, 'vd', basis);
    put(vtEv, 'vt', basis);
    put(vtMv, 'vt', basis);
    put(tt3, tt3 === tt1 ? 'tt1' : 'tt3', basis);
    put(tt1, 'tt1', basis);
    put(`${basis}d`, 'td', basis);
    put(`${basis}de`, 'td', basis);
    if (bnVd !== undefined && bnVd !== vd) put(bnVd, 'bn:vd', basis);
  }
  return kaart;
}

const PREFIXEN = ['be', 'ver', 'ont', 'her', 'ge', 'er'];
const SCHEIDBAAR = [
  'aaneen',
  'bijeen',
  'dooreen',
  'ineen',
  'opeen',
  'uiteen',
  'aan',
  'achter',
  'af',
  'bij',
  'door',
  'in',
  'mee',
  'na',
  'om',
  'op',
  'over',
  'terug',
  'toe',
  'uit',
  'vast',
  'voor',
  'weg',
  'samen',
  'tegen',
  'neer',
  'los',
  'open',
  'dicht',
  'schoon',
  'klaar',
  'stil',
  'vol',
  'thuis',
  'binnen',
  'buiten',
  'voorbij',
  'vooruit',
  'achteruit',
  'rond',
  'voort',
];

/** gewond is of no verb gewinden, ontleed of no ontlijden: the dictionary has neither. */
const standsVoor = (prefix: string, basis: string): boolean =>
  (prefix !== 'ge' && prefix !== 'ont' && prefix !== 'er') || isBoekverb(prefix + basis) || VORMEN.has(prefix + basis);

/** The verb form this spelling is, or undefined. `vorm` is '' for an infinitive. */
export function recogniseWerkwoord(laag: string, { rand = false }: Zoekwijze = {}): Werkwoordsvorm | undefined {
  const direct = VORMEN.get(laag);
  if (direct) return direct;
  for (const prefix of PREFIXEN) {
    if (!laag.startsWith(prefix) || laag.length < prefix.length + 4) continue;
    const rest = laag.slice(prefix.length);
    const kaal = VORMEN.get(rest);
    const deelwoord = VORMEN.get(`ge${rest}`);
    // verroest: the ik-vorm is written as the participle, which one meets more.
    if (kaal?.vorm === 'tt1' && deelwoord?.vorm === 'vd' && prefix !== 'ge') return { vorm: 'vd', basis: prefix + deelwoord.basis };
    if (deelwoord?.vorm === 'vd' && rest.endsWith('en') && kaal?.vorm === 'vt' && standsVoor(prefix, deelwoord.basis))
      return { vorm: 'vd', basis: prefix + deelwoord.basis };
    // gedichten is no verb: ge- makes participles.
    if (prefix === 'ge' && kaal?.vorm === '') continue;
    if (kaal && ['', 'vt', 'tt3', 'tt1', 'td'].includes(kaal.vorm) && standsVoor(prefix, kaal.basis))
      return { vorm: kaal.vorm, basis: prefix + kaal.basis };
    if ((deelwoord?.vorm === 'vd' || deelwoord?.vorm === 'bn:vd') && standsVoor(prefix, deelwoord.basis))
      return { vorm: deelwoord.vorm, basis: prefix + deelwoord.basis };
  }
  for (const deel of SCHEIDBAAR) {
    const kaal = laag.startsWith(deel) ? VORMEN.get(laag.slice(deel.length)) : undefined;
    if (kaal && ['vd', '', 'vt', 'tt3', 'td'].includes(kaal.vorm) && laag.length >= deel.length + 4)
      return { vorm: kaal.vorm, basis: deel + kaal.basis };
  }
  const uitRand = rand ? vanRand(laag) : undefined;
  // riskeer and presteer are of a verb; a stem that looks like any word is not taken for one.
  return uitRand?.vorm === 'tt1' && !(laag.endsWith('eer') && endsInBeklemdEren(uitRand.basis)) ? undefined : uitRand;
}

/** Before a verb these are always separable: aanmoedigen, although nobody moedigt. */
const ONDUBBELZINNIG = /^(?:(?:aan|bij|door|in|op|uit)een|aan|af|in|mee|na|op|terug|toe|uit|weg)(?=[a-z]{4})/;

/** The separable particle of an infinitive or participle: op+bellen, uit+gedeeld. */
export function scheidbaarDeel(laag: string): string | undefined {
  const infinitief = ONDUBBELZINNIG.exec(laag)?.[0];
  // interesseren and inhaleren begin with no particle.
  if (infinitief !== undefined && !VORMEN.has(laag) && vanRand(laag)?.vorm === '' && !endsInBeklemdEren(laag)) return infinitief;
  return SCHEIDBAAR.find(
    (deel) =>
      laag.startsWith(deel) &&
      !VORMEN.has(laag) &&
      (['', 'vd'].includes(VORMEN.get(laag.slice(deel.length))?.vorm ?? 'x') ||
        // oplettend; bijziend is of no verb bijzien.
        (/^(?:aan|af|in|mee|na|op|terug|toe|uit|voort|weg)/.test(deel) && VORMEN.get(laag.slice(deel.length))?.vorm === 'td') ||
        deelwoordMetVoorvoegsel(laag.slice(deel.length)) !== undefined) &&
      laag.length >= deel.length + 4,
  );
}

/** uit + verkocht, voor + bereid: a participle with a prefix of its own. */
export function deelwoordMetVoorvoegsel(rest: string): string | undefined {
  const verb = /^(?:be|ver|ont)[a-z]{3}/.test(rest) ? recogniseWerkwoord(rest) : undefined;
  return verb !== undefined && verb.vorm !== '' && conjugate(verb.basis).vd === rest ? verb.basis : undefined;
}

/** The stem of a verb, also of one that only the dictionary knows: what stands before a noun (knoeiboel) or behind ge- (geknoei). */
export const isWerkwoordsstam = (laag: string): boolean => (recogniseWerkwoord(laag) ?? vanRand(laag))?.vorm === 'tt1';

/** Is this the infinitive of a verb of our own lists? */
export const isEigenInfinitief = (laag: string): boolean => recogniseWerkwoord(laag)?.vorm === '';

/** Is this the infinitive of a verb we know? */
export const isInfinitief = (laag: string): boolean => recogniseWerkwoord(laag, { rand: true })?.vorm === '';

/** Stems nobody takes for another word: geef, lees, word. */
const DUIDELIJKE_STAMMEN: ReadonlySet<string> = new Set(
  `geef lees leef zit word praat vind schrijf eet kom neem breng zeg vraag blijf krijg zwem hoor maak doe ga sta zie ben heb kan mag wil zal moet weet denk zoek koop
verkoop betaal vertel vergeet begrijp bewaar bezoek ontdek ontmoet ontvang onthoud herhaal herken herstel beloof beweeg verdien verlies verhuis verander bescherm gebruik geloof
draag bijt breek dek fluister knijp kost leen meet nies pluk ruik schiet slijp smelt schenk speel stoot train veeg voel woon wroet kies kijk klim roep laat leer lig loop luister
meen noem open pak raak ren rijd schaam schijn schuif slaap sluip snijd spring spreek steel sterf sterk stuur teken reken tel toon trek val vang vecht verdwijn volg voeg vorm vul
wacht wandel was werp wijs win zing zend zet zorg zuig zwijg houd bied bid duik duw drink eindig graaf haal help huil juich kook kruip lach leg lijk meng mis ontbijt oefen overleef omhels
poets probeer pak kras scheur schilder schrik schud slaag sluit smeer stap sta stop stap strijk verzamel verlaat vergis vier vlieg voed vrees weiger wed wens zaai zaag zucht zwaai zweer`.split(
    /\s+/,
  ),
);

/** Is this stem rather the ik-vorm of its verb than a word of its own? */
export const isDuidelijkeStam = (laag: string, basis: string): boolean =>
  DUIDELIJKE_STAMMEN.has(laag) ||
  isBoekstam(laag) ||
  (/[fs]$/.test(laag) && /[vz]en$/.test(basis)) ||
  (laag.endsWith('d') && STERK.has(basis)) ||
  hasVoorvoegsel(basis) ||
  /^(?:over|onder|om)[a-z]{3,}/.test(laag);

/** Endings behind the stem of a verb: who does it, that it is done, and how one is. */
const VAN_VERB = /^(.{3,}?)(?:ers?|erij|ing|ingen|ig|ige|igheid|elijke?|end|ende|endheid)$/;
const PREFIX_OF_DEEL = /^(?:be|ge|ver|ont|her|er|aan|af|in|op|uit|om|over|onder|on)/;

/** A particle of one closed klankgroep before a vowel. */
const VOOR_KLINKER = /^(?:aan|af|in|om|op|uit)(?=[aeiou])/;

/**
 * The two pieces in which a word is said that is made of a verb behind another word and is no compound: deel|nemer, vrij|gevig, hand|having.
 * Undefined for all others, and for what is made of a verb as it stands: wandelaar, verbetering.
 */
export function readAfleiding(laag: string): readonly [string, string] | undefined {
  const heel = VAN_VERB.exec(laag)?.[1];
  // in|ademing, in|enting: of a verb with a particle, whose last letter would be read with the vowel behind it.
  const voor = heel === undefined ? undefined : VOOR_KLINKER.exec(laag)?.[0];
  if (voor !== undefined && scheidbaarDeel(`${heel}en`) === voor) return [voor, laag.slice(voor.length)];
  if (heel === undefined || PREFIX_OF_DEEL.test(laag) || isHeelWoord(laag)) return undefined;
  // deel|nemer: of deelnemen, which is a word and a verb itself.
  if (isInfinitief(`${heel}en`)) {
    const [deel] = splitScheidbaar(`${heel}en`);
    return deel === '' || deel.length < 3 ? undefined : [deel, laag.slice(deel.length)];
  }
  for (let plek = 3; plek <= laag.length - 5; plek++) {
    // zelf|standig, no zelfs|tandig; krullerig is of krullen.
    if (/^s[ptklmn]|^(.)\1/.test(laag.slice(plek - 1))) continue;
    const stam = VAN_VERB.exec(laag.slice(plek))?.[1];
    if (stam !== undefined && !/^.er$/.test(stam) && isHeelWoord(laag.slice(0, plek)) && isInfinitief(`${stam}en`))
      return [laag.slice(0, plek), laag.slice(plek)];
  }
  return undefined;
}

const PERSOONSVORM = /^(?:tt[123]|vt)/;
/** Before a finite form these mostly say something else: het overkomt me, zij overhoorde hem. */
const DUBBELZINNIG = new Set(['achter', 'door', 'mis', 'om', 'onder', 'over', 'vol', 'voor', 'weer']);
/** weg|gaat, vrij|kwam, los|schroefden: a form of a verb with a particle that stands joined (als hij weggaat); undefined for all others. */
export function readScheidbareVorm(
  laag: string,
  { vorm, basis }: Pick<Ontleding, 'vorm' | 'basis'>,
): readonly [string, string] | undefined {
  if (basis === undefined || laag === basis || !PERSOONSVORM.test(vorm)) return undefined;
  const [deel] = splitScheidbaar(basis);
  return deel !== '' && !DUBBELZINNIG.has(deel) && laag.startsWith(deel) ? [deel, laag.slice(deel.length)] : undefined;
}

/** aan|kleden and weg|gaat: a particle that is surely one. */
export const hasScheidbaarDeel = (laag: string, vorm: Pick<Ontleding, 'vorm' | 'basis'>): boolean =>
  scheidbaarDeel(laag) !== undefined || readScheidbareVorm(laag, vorm) !== undefined;

const VORMPREFIX = /^(?:be|ge|ver|ont|her|er|on)[a-z]{3}/;
/** adem + benemend, indruk + wekkend, veel + belovend: a word before a present participle; what is made of the two is no verb. */
export function parseVoorTegenwoordig(laag: string): Ontleding | undefined {
  if (!/[a-z]{8}ende?$/.test(laag) || VORMPREFIX.test(laag)) return undefined;
  for (let plek = 3; plek <= laag.length - 6; plek++) {
    const [links, rest] = [laag.slice(0, plek), laag.slice(plek)];
    if (!isHeelWoord(links) || KLEINE_WOORDEN.has(links) || isHeelWoord(rest)) continue;
    const verb = recogniseWerkwoord(rest);
    if (verb?.vorm === 'td') return { vorm: 'td', delen: [links, rest], basis: links + verb.basis, bekend: true };
  }
  return undefined;
}
