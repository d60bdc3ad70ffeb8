/**
 * Decides: what a child reads who chose another rule for a word than the one it was chosen for: why that rule is not the one.
 * Source: the letters, sounds, klankgroepen, parts and form in the record of the word; a sentence is said only where they prove it. Of a rule that
 * nothing can be said against it is not known to be wrong: it is not offered. No sentence names the word, so that each can be spoken whole,
 * nor the rule that does fit.
 * Example: bomen and `verdubbeling`: 'Hier hoor je een lange klank. Verdubbelen doe je na een korte klank.'
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';
import { splitFonemen } from './klank/fonemen.ts';
import { VIJF } from './ook-regels.ts';
import { conjugate, type Vervoeging } from './werkwoord/conjugate.ts';

type Doel = Pick<Woord, 'woord' | 'ipa' | 'klankgroepen' | 'delen' | 'basis' | 'vorm' | 'knelpunten'>;

/** What the record says of the word, looked up once. */
interface Feiten extends Doel {
  readonly laag: string;
  readonly kaal: string;
  /** How many sounds, and how many consonants of them before the first vowel and behind the last; none without sounds in the record. */
  readonly klanken: number;
  readonly voor: number;
  readonly na: number;
  readonly werkwoord: Vervoeging;
  readonly isVerleden: boolean;
  /** Could be read as a past form: verloren is a participle here, and wij verloren. */
  readonly kanVerleden: boolean;
  readonly heeft: (categorie: CategorieId) => boolean;
}

/** A sentence, and what of the record proves it. */
interface Tegen {
  readonly zin: string;
  readonly klopt: (feiten: Feiten) => boolean;
}

const zin = (tekst: string, klopt: Tegen['klopt']): Tegen => ({ zin: tekst, klopt });
const rij = (stukken: readonly string[]): string => [stukken.slice(0, -1).join(', '), stukken.at(-1) ?? ''].filter(Boolean).join(' of ');
const lijst = (tekst: string): readonly string[] => tekst.split(' ');

const staatGeen = (letters: string): Tegen =>
  zin(`In dit woord staat geen ${rij(lijst(letters))}.`, ({ laag }) => lijst(letters).every((een) => !laag.includes(een)));
const eindigtNiet = (letters: string): Tegen =>
  zin(`Dit woord eindigt niet op ${rij(lijst(letters))}.`, ({ laag }) => lijst(letters).every((een) => !laag.endsWith(een)));
const begintNiet = (letters: string): Tegen =>
  zin(`Dit woord begint niet met ${rij(lijst(letters))}.`, ({ laag }) => lijst(letters).every((een) => !laag.startsWith(een)));
const hoorGeen = (naam: string, klank: RegExp): Tegen =>
  zin(`In dit woord hoor je geen ${naam}.`, ({ kaal }) => kaal !== '' && !klank.test(kaal));

/** Words of one shape, by their examples. */
const kort = (voorbeelden: string): Tegen =>
  zin(`Woorden zoals ${voorbeelden} hebben één klankgroep. Dit woord heeft er meer.`, ({ klankgroepen }) => klankgroepen.length > 1);
const vooraan = (aantal: 'één' | 'twee', voorbeelden: string): readonly Tegen[] => [
  zin('Vooraan hoor je hier geen twee medeklinkers.', ({ voor, klanken }) => aantal === 'twee' && klanken > 0 && voor < 2),
  zin(
    `Vooraan hoor je hier meer medeklinkers dan bij ${voorbeelden}.`,
    ({ voor, klanken }) => klanken > 0 && voor > (aantal === 'één' ? 1 : 2),
  ),
];
const achteraan = (aantal: 'één' | 'twee', voorbeelden: string): readonly Tegen[] => [
  zin('Achteraan hoor je hier geen twee medeklinkers.', ({ na, klanken }) => aantal === 'twee' && klanken > 0 && na < 2),
  zin('Achteraan hoor je hier geen medeklinker.', ({ na, klanken }) => aantal === 'één' && klanken > 0 && na === 0),
  zin(
    `Achteraan hoor je hier meer medeklinkers dan bij ${voorbeelden}.`,
    ({ na, klanken }) => klanken > 0 && na > (aantal === 'één' ? 1 : 2),
  ),
];

const LANG = /^(?:aː|eː|oː|øː|y|a|e|o)$/;
/** Does a klankgroep end in a long vowel that is written with one letter? Undefined where sounds and klankgroepen cannot be laid side by side. */
function hasOpen({ ipa, klankgroepen }: Feiten): boolean | undefined {
  const klinkers = splitFonemen(ipa).filter(({ klinker }) => klinker);
  if (klinkers.length !== klankgroepen.length) return undefined;
  return klankgroepen.some((groep, i) => /(?<![aeiou])[aeou]$/.test(groep.toLowerCase()) && LANG.test(klinkers[i]?.klank ?? ''));
}
const DUBBEL = /([bcdfghjklmnpqrstvwxz])\1/;

const KLANKEN: Readonly<Record<CategorieId, readonly Tegen[]>> = {
  'kz-mk-km': [zin('Woorden zoals aap en ik hebben twee klanken. Dit woord heeft er meer.', ({ klanken }) => klanken > 2)],
  'kz-mkm': [
    zin('Woorden zoals maan en kip hebben drie klanken. Dit woord heeft er meer.', ({ klanken }) => klanken > 3),
    zin('Woorden zoals maan en kip hebben drie klanken. Dit woord heeft er minder.', ({ klanken }) => klanken === 1 || klanken === 2),
  ],
  'f-v': [staatGeen('f v')],
  's-z': [staatGeen('s z')],
  'kz-mkmm': [kort('kast en lamp'), ...achteraan('twee', 'kast en lamp'), ...vooraan('één', 'kast en lamp')],
  'kz-mmkm': [kort('stoel en trap'), ...vooraan('twee', 'stoel en trap'), ...achteraan('één', 'stoel en trap')],
  'kz-mmkmm': [kort('krant en plant'), ...vooraan('twee', 'krant en plant'), ...achteraan('twee', 'krant en plant')],
  'kz-mmm': [
    zin(
      'In dit woord hoor je geen drie medeklinkers achter elkaar.',
      ({ ipa }) =>
        ipa !== '' && !splitFonemen(ipa).some((_, i, alle) => alle.slice(i, i + 3).filter(({ klinker }) => !klinker).length === 3),
    ),
  ],
  tussenklank: [
    zin('In dit woord staat geen l of r met een medeklinker erachter, zoals in melk en arm.', ({ laag }) => !/[lr][^aeiouy]/.test(laag)),
  ],
  ng: [staatGeen('ng')],
  nk: [staatGeen('nk')],
  sch: [staatGeen('sch')],
  schr: [staatGeen('schr')],
  'aai-ooi-oei': [staatGeen('aai ooi oei')],
  'au-ou': [staatGeen('au ou')],
  cht: [staatGeen('cht')],
  'eer-oor-eur': [staatGeen('eer oor eur')],
  'eeuw-ieuw-uw': [staatGeen('eeuw ieuw uw')],
  'ei-ij': [staatGeen('ei ij')],
  'auw-ouw': [staatGeen('auw ouw')],
  'g-ch': [staatGeen('g ch')],
};

const KLANKGROEPEN: Readonly<Record<CategorieId, readonly Tegen[]>> = {
  'lange-klank-eind': [eindigtNiet('a o u')],
  'open-lettergreep': [
    zin('Dit woord heeft één klankgroep. Woorden zoals bomen en water hebben er meer.', ({ klankgroepen }) => klankgroepen.length === 1),
    zin(
      'Hier hoor je een korte klank. In woorden zoals bomen en water hoor je een lange.',
      (feiten) => feiten.heeft('verdubbeling') && hasOpen(feiten) === false,
    ),
    zin('Geen klankgroep eindigt hier op een lange a, e, o of u.', (feiten) => hasOpen(feiten) === false),
  ],
  verdubbeling: [
    zin(
      'Hier hoor je een lange klank. Verdubbelen doe je na een korte klank.',
      (feiten) => feiten.heeft('open-lettergreep') && hasOpen(feiten) === true && !DUBBEL.test(feiten.laag),
    ),
    zin('In dit woord staat geen dubbele medeklinker.', ({ laag }) => !DUBBEL.test(laag)),
  ],
  'verlenging-d-t': [eindigtNiet('d t')],
  'v-f-wissel': [staatGeen('v f')],
  'verlenging-b-p': [eindigtNiet('b p')],
  'z-s-wissel': [staatGeen('z s')],
};

const isVerklein = ({ vorm }: Feiten): boolean => vorm === 'verkl';
const GEEN_VERKLEIN = zin('Dit woord is geen verkleinwoord.', (feiten) => !isVerklein(feiten));
/** Velen, financiën and spelletjes are more than one without the record calling them a plural. */
const GEEN_MEER = zin(
  'Dit woord betekent niet meer dan één.',
  ({ vorm, laag, heeft }) => vorm !== 'mv' && !heeft('alle-allen') && !laag.endsWith('jes') && !(vorm === '' && laag.endsWith('ën')),
);
const GEEN_DELEN = zin('Dit woord bestaat niet uit twee losse woorden.', ({ delen }) => delen === undefined);
const GEEN_KOMMA = zin('In dit woord staat geen komma boven.', ({ woord }) => !woord.includes("'"));
const EEN_WOORD = zin('Dit is één woord, geen hele zin.', ({ woord }) => !woord.includes(' '));
/** Behind the base these letters make another word. */
const erachter = (eind: string): readonly Tegen[] => [
  GEEN_VERKLEIN,
  zin(`Het grondwoord plus ${eind}: dan krijg je dit woord niet.`, ({ woord, basis }) => basis !== undefined && basis + eind !== woord),
];

const WOORDDELEN: Readonly<Record<CategorieId, readonly Tegen[]>> = {
  'uitgang-stomme-e': [eindigtNiet('e el em en er')],
  'voorvoegsel-stomme-e': [begintNiet('be ge ver te')],
  'achtervoegsel-ig': [staatGeen('ig')],
  'achtervoegsel-lijk': [staatGeen('lijk')],
  'achtervoegsel-aar': [eindigtNiet('aar')],
  'achtervoegsel-heid': [staatGeen('heid')],
  isch: [staatGeen('isch')],
  'tie-sie': [eindigtNiet('tie sie')],
  'voorvoegsel-ont': [begintNiet('ont on her er')],
  'ww-eren': [eindigtNiet('eren')],
  'achtervoegsel-vast': [eindigtNiet('loos baar zaam schap achtig')],
  'achtervoegsel-teit': [staatGeen('teit')],
  samenstelling: [GEEN_DELEN],
  gelijkvormigheid: [GEEN_DELEN],
  'los-of-vast': [GEEN_DELEN],
  'tussen-n': [GEEN_DELEN],
  'tussen-s': [GEEN_DELEN],
  'verklein-je': erachter('je'),
  'verklein-tje': erachter('tje'),
  'verklein-pje': erachter('pje'),
  'verklein-etje': erachter('etje'),
  'verklein-nkje': [
    GEEN_VERKLEIN,
    zin('Het grondwoord eindigt hier niet op ing.', ({ basis }) => basis !== undefined && !basis.endsWith('ing')),
  ],
  'verklein-klinker': [
    GEEN_VERKLEIN,
    zin('Het grondwoord eindigt hier niet op a, o, u of y.', ({ basis }) => basis !== undefined && !/[aouy]$/.test(basis)),
  ],
  'meervoud-en-s': [GEEN_MEER],
  'meervoud-klinker': [
    GEEN_MEER,
    zin(
      'Bij meer dan één verandert de klank hier niet.',
      ({ woord, basis }) => basis !== undefined && woord.startsWith(basis) && /^(?:'?s|(?<![bd])en)$/.test(woord.slice(basis.length)),
    ),
  ],
  'meervoud-heden': [staatGeen('heden')],
  'meervoud-latijn': [eindigtNiet('a i')],
  'apostrof-s': [zin('Dit woord begint niet met een komma boven en een s.', ({ laag }) => !laag.startsWith("'s"))],
  'apostrof-meervoud': [GEEN_KOMMA, GEEN_MEER],
  weglating: [GEEN_KOMMA, zin('De komma boven staat hier niet voor letters die weg zijn.', ({ woord }) => /..'(?:s|tje)$/.test(woord))],
  accent: [zin('Op de letters staat hier geen streepje of dakje.', ({ laag }) => !/[áàâéèêíìîóòôúùû]/.test(laag))],
  homofoon: [zin("Die regel is voor woorden die net zo klinken als een ander woord. Ken je zo'n woord?", () => true)],
  'stoffelijk-en': [eindigtNiet('en'), zin('Dit woord zegt niet waar iets van gemaakt is.', ({ vorm }) => /^(?:mv|verkl|inf)$/.test(vorm))],
  trema: [zin('In dit woord staan geen puntjes op een letter.', ({ laag }) => !/[äëïöü]/.test(laag))],
  afkortingen: [zin('Dit woord is niet afgekort.', ({ vorm }) => vorm !== 'kort')],
  'bezit-komma': [
    zin('Dit woord begint niet met een hoofdletter: het is geen naam.', ({ woord }) => /^\p{Ll}/u.test(woord)),
    zin('Dit woord zegt niet van wie iets is.', ({ laag }) => !/[s']$/.test(laag)),
  ],
  koppelteken: [zin('In dit woord staat geen streepje.', ({ woord }) => !woord.includes('-'))],
  trappen: [
    eindigtNiet('er st'),
    zin('Met dit woord vergelijk je niets.', ({ vorm, delen }) => vorm === 'mv' || (vorm === '' && delen !== undefined)),
  ],
};

const LEENWOORDEN: Readonly<Record<CategorieId, readonly Tegen[]>> = {
  'i-als-ie': [
    staatGeen('i'),
    hoorGeen('ie', /(?<![ɛɑ])i/),
    zin(
      'De ie die je hoort, schrijf je hier ook als ie.',
      ({ laag }) => laag.includes('ie') && !/i/.test(laag.replaceAll(/ie|ij|[aeu]i/g, '')),
    ),
  ],
  'c-als-s': [staatGeen('c'), zin('De c klinkt hier niet als s.', ({ laag }) => !/c[eiyéèêë]/.test(laag))],
  'c-als-k': [
    staatGeen('c'),
    zin(
      'De c klinkt hier niet als k.',
      ({ laag, kaal }) => !/c(?![eiyéèêh])/.test(laag) && (!laag.includes('ch') || (kaal !== '' && !/k/.test(kaal)) || /ʃ|sj/.test(kaal)),
    ),
  ],
  'ch-als-sj': [staatGeen('ch'), hoorGeen('sj', /ʃ|sj/)],
  'leen-eau': [staatGeen('eau'), hoorGeen('oo', /oː|o/)],
  'leen-um': [eindigtNiet('ium eum')],
  'th-woord': [staatGeen('th')],
  'x-woord': [staatGeen('x')],
  'y-woord': [staatGeen('y')],
  'leen-ai-oi': [staatGeen('ai oi')],
  'leen-engels': [zin('Die regel is voor woorden uit het Engels. Kijk goed: is dit er zo een?', () => true)],
  'leen-g-zj': [hoorGeen('zj', /ʒ/)],
  'leen-ou': [staatGeen('ou'), hoorGeen('oe', /u/)],
  'leen-gn': [staatGeen('gn')],
  'qu-woord': [staatGeen('qu')],
  'hoofdletter-zin': [EEN_WOORD],
  'leesteken-eind': [EEN_WOORD],
  'hoofdletter-naam': [zin('Dit woord begint niet met een hoofdletter.', ({ woord, laag }) => woord.charAt(0) === laag.charAt(0))],
};

const VERLEDEN = zin('Dit is verleden tijd. Bij die regel is het nu.', ({ isVerleden }) => isVerleden);
const GEEN_VERLEDEN = zin('Dit is geen verleden tijd.', ({ kanVerleden }) => !kanVerleden);
const GEEN_DEELWOORD = zin('Dit is geen voltooid deelwoord.', ({ laag, werkwoord }) => laag !== werkwoord.vd);
/** Nor as a past form. */
const pastNiet = (bij: string, klopt: Tegen['klopt']): Tegen =>
  zin(`${bij} past dit woord niet.`, (feiten) => !feiten.kanVerleden && klopt(feiten));

const WERKWOORDEN: Readonly<Record<CategorieId, readonly Tegen[]>> = {
  'ww-infinitief': [zin('Achter wij gaan past dit woord niet.', ({ laag, basis }) => basis !== undefined && laag !== basis)],
  'ww-onregelmatig': [
    zin('Dit is geen vorm van hebben, zijn, kunnen, willen of zullen.', ({ basis }) => basis !== undefined && !VIJF.has(basis)),
  ],
  'ww-stam': [VERLEDEN, pastNiet('Bij ik', ({ laag, werkwoord }) => laag !== werkwoord.tt1)],
  'ww-tt-meervoud': [VERLEDEN, pastNiet('Bij wij', ({ laag, werkwoord }) => laag !== werkwoord.ttMv)],
  'ww-tt-stam-t': [VERLEDEN, eindigtNiet('t'), pastNiet('Bij hij', ({ laag, werkwoord }) => laag !== werkwoord.tt3)],
  'ww-tt-d-dt': [
    VERLEDEN,
    zin('De ik-vorm van dit werkwoord eindigt niet op d.', ({ werkwoord }) => !werkwoord.tt1.endsWith('d')),
    pastNiet('Bij hij', ({ laag, werkwoord }) => laag !== werkwoord.tt3),
  ],
  'ww-tt-jij-achter': [VERLEDEN, pastNiet('Met jij erachter', ({ laag, werkwoord }) => laag !== werkwoord.tt1)],
  'ww-vt-sterk': [
    GEEN_VERLEDEN,
    zin('In de verleden tijd verandert de klank hier niet.', ({ werkwoord: { tt1, vtEv } }) => vtEv === `${tt1}te` || vtEv === `${tt1}de`),
  ],
  'ww-vd-d-t': [eindigtNiet('d t'), GEEN_DEELWOORD],
  'ww-vd-en': [eindigtNiet('en'), GEEN_DEELWOORD],
  'ww-vt-te-de': [GEEN_VERLEDEN],
  'ww-vt-dubbel': [GEEN_VERLEDEN],
  'ww-vt-v-z': [GEEN_VERLEDEN],
  'ww-vd-scheidbaar': [zin('In het midden staat hier geen ge.', ({ laag }) => !laag.slice(1).includes('ge')), GEEN_DEELWOORD],
  'ww-gebiedend': [zin('Met dit woord geef je geen bevel.', ({ vorm }) => vorm === 'bn:vd' || vorm === 'td')],
  'bijvoeglijk-voltooid': [zin('Dit woord zegt wat nog bezig is. De verbrande taart is al klaar.', ({ vorm }) => vorm === 'td')],
  'ww-tegenwoordig-deelwoord': [zin('Dit woord zegt wat al klaar is. Een clown die lacht, is nog bezig.', ({ vorm }) => vorm === 'bn:vd')],
};

const TEGEN: Readonly<Record<CategorieId, readonly Tegen[]>> = {
  ...KLANKEN,
  ...KLANKGROEPEN,
  ...WOORDDELEN,
  ...LEENWOORDEN,
  ...WERKWOORDEN,
};

/** Where to look before anything was chosen, by the first letter of the block of the rules to choose from: the rule itself would be the answer. */
const TIPS: Readonly<Record<string, string>> = {
  A: 'Kijk naar de letters vooraan en achteraan, en tel de klanken.',
  B: 'Zoek in het woord letters die bij elkaar horen.',
  C: 'Verdeel het woord in klankgroepen, en kijk waar elke klankgroep op eindigt.',
  D: 'Kijk naar het begin en het eind van het woord.',
  E: 'Zoek het grondwoord. Kijk wat er voor, achter of tussen staat.',
  F: 'Zoek letters die je niet schrijft zoals je ze zegt.',
  G: 'Is het een naam? Kijk naar de eerste letter.',
  H: 'Is het nu, vroeger of voltooid? Kijk of het past bij ik, bij hij of bij wij.',
};
export const tipBij = (blok: string): string => TIPS[blok] ?? '';

function feitenVan(doel: Doel): Feiten {
  const laag = doel.woord.toLowerCase();
  const fonemen = splitFonemen(doel.ipa);
  const eerste = fonemen.findIndex(({ klinker }) => klinker);
  const laatste = fonemen.findLastIndex(({ klinker }) => klinker);
  const werkwoord = conjugate(doel.basis ?? laag);
  const kanVerleden = laag === werkwoord.vtEv || laag === werkwoord.vtMv;
  return {
    ...doel,
    laag,
    kaal: doel.ipa.replaceAll(/[ˈˌ.]/g, ''),
    klanken: eerste < 0 ? 0 : fonemen.length,
    voor: eerste,
    na: fonemen.length - 1 - laatste,
    werkwoord,
    isVerleden: doel.vorm === 'vt' && kanVerleden,
    kanVerleden,
    heeft: (categorie) => doel.knelpunten.some((punt) => punt.categorie === categorie),
  };
}

/** Why another rule is not the one for this word; undefined where nothing proves it. Asked of many rules, so that what they share is looked up once. */
export function createTegenuitleg(doel: Doel): (regel: CategorieId) => string | undefined {
  const feiten = feitenVan(doel);
  return (regel) => TEGEN[regel]?.find(({ klopt }) => klopt(feiten))?.zin;
}

/** Every sentence that can be said, for who speaks them. */
export const tegenzinnen = (): readonly string[] => [
  ...new Set([...Object.values(TEGEN).flatMap((rijen) => rijen.map((een) => een.zin)), ...Object.values(TIPS)]),
];
