/**
 * Decides: whether the rule of a categorie is true of the word beside which it is said: as a hint, after a wrong choice or bin, under the right
 * answer. A rule that says without more ado what is heard must be heard in every word it is said of, also in its counter-words.
 * And whether a longer form or a verb form that an explanation names is one of this word.
 * Source: the IPA and the letters of the record; the conjugation and the table of longer forms.
 * Example: 'Ik hoor ngk, maar ik schrijf nk.' is not true of ring; 'Hoor ik ngk, dan schrijf ik nk.' is.
 */
import type { DiagnoseDoel } from '../../src/diagnose.ts';
import { EIGEN_KLANK } from '../../src/klank/eigenklank.ts';
import { LANGERE_VORMEN } from '../../src/lexicon/langer.ts';
import { meervoudVan } from '../../src/vormen.ts';
import { conjugate } from '../../src/werkwoord/conjugate.ts';
import type { Woordenboek } from '../woordenboek.ts';
import { KLANKNAMEN } from './klanknamen.ts';

const tel = (tekst: string, stuk: string): number => tekst.toLowerCase().split(stuk).length - 1;
const kaal = ({ ipa = '' }: DiagnoseDoel): string => ipa.replaceAll(/[ˈˌ.]/g, '');

/** The sounds that this rule says are heard, whatever the word: 'Ik hoor kw of k, maar' names two. */
const klankenIn = (regel: string): readonly string[] =>
  [...regel.matchAll(/(?:^|[.;] )[Ii]k hoor ([^,;.:]+)/g)].flatMap(([, noemt = '']) =>
    noemt
      .replace(/ (?:aan het eind|en schrijf .*)$/, '')
      .split(/, | of /)
      .map((naam) => naam.trim()),
  );

/** `Ik hoor buh, guh, vur of tuh`: the list itself has commas. */
const withoutCommas = (regel: string): string => regel.replace(/^Ik hoor [\p{L}, ]+(?=, maar)/u, (lijst) => lijst.replaceAll(', ', ' of '));

/** The letters that this rule says are written, whatever the word: 'maar ik schrijf be, ge, ver of te' names four; what stands between brackets is one more. */
const lettersIn = (regel: string): readonly string[] =>
  [...regel.matchAll(/maar ik schrijf ([^.;:]+)/g)].flatMap(([, noemt = '']) =>
    noemt
      .replaceAll(/[()]/g, '')
      .replace(/ (?:met|voor|en) .*$/, '')
      .split(/, | of | /)
      .filter((letters) => !/^(?:een|één|die|niet|ze|)$/.test(letters)),
  );

/** Whose plural on -en would ask for another letter than is written: zon beside zonnebloem. Then the rule names it, or what such words are like. */
function isUitzonderingGenoemd(regel: string, { delen = [] }: DiagnoseDoel): boolean {
  const [eerste = '', tussen = '', laatste = ''] = delen;
  if (!/alleen een meervoud op -en/.test(regel) || tussen !== 'e' || laatste === '') return true;
  return new RegExp(`\\b${eerste}\\b`, 'u').test(regel) || (/woorden als \p{L}/u.test(regel) && /^(?:beer|aap|reus)$/.test(eerste));
}

/** How many consonants are heard in a row at the beginning (or at the end, of the sounds from behind). */
const medeklinkers = (kant: 'voor' | 'na', ipa: string): number =>
  (kant === 'voor' ? /^[^aeiouyøəɑɛɪɔʏœː]*/ : /[^aeiouyøəɑɛɪɔʏœː]*$/).exec(ipa)?.[0].length ?? 0;
/** The letters that a sentence says are not there: 'a, o of u'. */
const stukkenUit = (tekst: string): readonly string[] => tekst.split(/, | of /);

type Zinstoets = (doel: DiagnoseDoel, ...stukken: string[]) => boolean;
const vervoegd = ({ basis, woord }: DiagnoseDoel): ReturnType<typeof conjugate> => conjugate(basis ?? woord);
const isVerleden = (doel: DiagnoseDoel): boolean => [vervoegd(doel).vtEv, vervoegd(doel).vtMv].includes(doel.woord);

/** What is said of a rule that was chosen and is not the one: how each such sentence is to be read, and when it is true. */
const TEGENZINNEN: readonly (readonly [RegExp, Zinstoets])[] = [
  [
    /^In dit woord staat geen l of r met een medeklinker erachter, zoals in melk en arm\.$/,
    ({ woord }) => !/[lr][bcdfghjkmnpqstvwxz]/i.test(woord),
  ],
  [/^In dit woord staat geen dubbele medeklinker\.$/, ({ woord }) => !/([^aeiou\W\d_])\1/i.test(woord)],
  [/^In dit woord staat geen komma boven\.$/, ({ woord }) => !/['’]/.test(woord)],
  [/^In dit woord staat geen streepje\.$/, ({ woord }) => !woord.includes('-')],
  [/^In dit woord staat geen ([a-z, ]+)\.$/, ({ woord }, lijst = '') => stukkenUit(lijst).every((een) => tel(woord, een) === 0)],
  [
    /^Dit woord eindigt niet op ([a-z, ]+)\.$/,
    ({ woord }, lijst = '') => !new RegExp(`(?:${stukkenUit(lijst).join('|')})$`, 'i').test(woord),
  ],
  [/^Dit woord begint niet met een hoofdletter/, ({ woord }) => /^(?:'s )?\p{Ll}/u.test(woord)],
  [/^Dit woord begint niet met een komma boven en een s\.$/, ({ woord }) => !/^['’]s/.test(woord)],
  [
    /^Dit woord begint niet met ([a-z, ]+)\.$/,
    ({ woord }, lijst = '') => !new RegExp(`^(?:${stukkenUit(lijst).join('|')})`, 'i').test(woord),
  ],
  [/^In dit woord hoor je geen (ie|oo|oe|sj|zj)\.$/, (doel, naam = '') => !KLANKNAMEN[naam]?.test(kaal(doel).replaceAll(/[ɛɑ]i/g, ''))],
  [
    /^Woorden zoals \w+ en \w+ hebben (twee|drie) klanken\. Dit woord heeft er (meer|minder)\.$/,
    (doel, aantal, hoe) => {
      const klanken = kaal(doel).replaceAll(/ː|(?<=ɛ)i|(?<=œ)y|(?<=ɑ)u/g, '').length;
      return hoe === 'meer' ? klanken > (aantal === 'twee' ? 2 : 3) : klanken < (aantal === 'twee' ? 2 : 3);
    },
  ],
  [/hebben één klankgroep\. Dit woord heeft er meer\.$/, ({ klankgroepen = [] }) => klankgroepen.length > 1],
  [
    /^Dit woord heeft één klankgroep\. Woorden zoals bomen en water hebben er meer\.$/,
    ({ klankgroepen = [] }) => klankgroepen.length === 1,
  ],
  [
    /^(Vooraan|Achteraan) hoor je hier geen twee medeklinkers\.$/,
    (doel, kant) => medeklinkers(kant === 'Vooraan' ? 'voor' : 'na', kaal(doel)) < 2,
  ],
  [/^Achteraan hoor je hier geen medeklinker\.$/, (doel) => medeklinkers('na', kaal(doel)) === 0],
  [
    /^(Vooraan|Achteraan) hoor je hier meer medeklinkers dan bij (\w+) en \w+\.$/,
    (doel, kant, voorbeeld = '') =>
      medeklinkers(kant === 'Vooraan' ? 'voor' : 'na', kaal(doel)) >
      (kant === 'Vooraan' ? (voorbeeld === 'kast' ? 1 : 2) : voorbeeld === 'stoel' ? 1 : 2),
  ],
  [/^In dit woord hoor je geen drie medeklinkers achter elkaar\.$/, (doel) => !/[^aeiouyøəɑɛɪɔʏœː]{3}/.test(kaal(doel))],
  [
    /^Hier hoor je een korte klank\. In woorden zoals bomen en water hoor je een lange\.$/,
    (doel) => /([^aeiou])\1/i.test(doel.woord) && /[ɑɛɪɔʏ]/.test(kaal(doel)) && !hasLangOpen(doel),
  ],
  [
    /^Hier hoor je een lange klank\. Verdubbelen doe je na een korte klank\.$/,
    (doel) => hasLangOpen(doel) && !/([^aeiou])\1/i.test(doel.woord),
  ],
  [/^Geen klankgroep eindigt hier op een lange a, e, o of u\.$/, (doel) => !hasLangOpen(doel)],
  [/^Dit woord is geen verkleinwoord\.$/, ({ woord, vorm, basis }) => vorm !== 'verkl' && !(woord.endsWith('je') && basis !== undefined)],
  [
    /^Dit woord betekent niet meer dan één\.$/,
    ({ woord, vorm, basis }) =>
      vorm !== 'mv' && !/jes$|ën$(?<!(?:er|[ij])ën)/.test(woord) && (basis === undefined || meervoudVan(basis) !== woord || vorm !== ''),
  ],
  [/^Dit woord bestaat niet uit twee losse woorden\.$/, ({ delen }) => delen === undefined],
  [/^Dit is één woord, geen hele zin\.$/, ({ woord }) => !/[ .?!]/.test(woord)],
  [
    /^Het grondwoord plus (\w+): dan krijg je dit woord niet\.$/,
    ({ woord, basis = '' }, eind = '') => basis !== '' && !(woord.startsWith(basis) && woord.slice(basis.length) === eind),
  ],
  [
    /^Het grondwoord eindigt hier niet op (.+)\.$/,
    ({ basis = '' }, lijst = '') => basis !== '' && stukkenUit(lijst).every((een) => !basis.endsWith(een)),
  ],
  [
    /^Bij meer dan één verandert de klank hier niet\.$/,
    ({ woord, vorm, basis = '' }) => vorm === 'mv' && basis !== '' && new RegExp(`^${basis}(?:'?s|en)$`).test(woord),
  ],
  [
    /^De komma boven staat hier niet voor letters die weg zijn\.$/,
    ({ woord, vorm }) => vorm === 'mv' || vorm === 'verkl' || /^\p{Lu}.*[aiouy]'s$/u.test(woord),
  ],
  [/^Op de letters staat hier geen streepje of dakje\.$/, ({ woord }) => !/[\u0300-\u0302]/.test(woord.normalize('NFD'))],
  [/^In dit woord staan geen puntjes op een letter\.$/, ({ woord }) => !woord.normalize('NFD').includes('\u0308')],
  [/^Dit woord zegt niet waar iets van gemaakt is\.$/, ({ vorm = '' }) => /^(?:mv|verkl|inf)$/.test(vorm)],
  [/^Dit woord is niet afgekort\.$/, ({ woord, vorm }) => vorm !== 'kort' && !/[.]|(?:^|-)[^aeiou-]{1,3}-/.test(woord)],
  [/^Dit woord zegt niet van wie iets is\.$/, ({ woord }) => !/s'?$/.test(woord)],
  [/^Met dit woord vergelijk je niets\.$/, ({ vorm, delen = [] }) => vorm === 'mv' || (vorm !== 'trap' && delen.length > 1)],
  [
    /^De c klinkt hier niet als (s|k)\.$/,
    ({ woord, ipa = '' }, klank) =>
      klank === 's'
        ? !/c[eiyéè]/.test(woord)
        : !/c[^eiyéèh]|c$/.test(woord) && (!woord.includes('ch') || /ʃ/.test(ipa) || !ipa.includes('k')),
  ],
  [
    /^De ie die je hoort, schrijf je hier ook als ie\.$/,
    (doel) => /(?<![ɛɑ])i/.test(kaal(doel)) && !/(?<![aeu])i(?![ej])/.test(doel.woord) && doel.woord.includes('ie'),
  ],
  [/^Die regel is voor woorden (?:die net zo klinken als een ander woord|uit het Engels)\. .+\?$/, () => true],
  [/^Dit is verleden tijd\. Bij die regel is het nu\.$/, (doel) => doel.vorm === 'vt' && isVerleden(doel)],
  [/^Dit is geen verleden tijd\.$/, (doel) => !isVerleden(doel)],
  [/^Dit is geen voltooid deelwoord\.$/, (doel) => doel.vorm !== 'vd' && vervoegd(doel).vd !== doel.woord],
  [
    /^Dit is geen vorm van hebben, zijn, kunnen, willen of zullen\.$/,
    ({ woord }) => !['hebben', 'zijn', 'kunnen', 'willen', 'zullen'].some((heel) => Object.values(conjugate(heel)).includes(woord)),
  ],
  [/^Achter wij gaan past dit woord niet\.$/, ({ woord, basis, vorm }) => woord !== basis && vorm !== 'inf'],
  [/^Bij ik past dit woord niet\.$/, (doel) => ![vervoegd(doel).tt1, vervoegd(doel).vtEv].includes(doel.woord)],
  [/^Bij hij past dit woord niet\.$/, (doel) => ![vervoegd(doel).tt3, vervoegd(doel).vtEv].includes(doel.woord)],
  [/^Bij wij past dit woord niet\.$/, (doel) => ![vervoegd(doel).ttMv, vervoegd(doel).vtMv].includes(doel.woord)],
  [/^Met jij erachter past dit woord niet\.$/, (doel) => ![vervoegd(doel).tt1, vervoegd(doel).vtEv].includes(doel.woord)],
  [/^De ik-vorm van dit werkwoord eindigt niet op d\.$/, (doel) => !vervoegd(doel).tt1.endsWith('d')],
  [
    /^In de verleden tijd verandert de klank hier niet\.$/,
    (doel) =>
      isVerleden(doel) &&
      /^[td]e$/.test(vervoegd(doel).vtEv.slice(vervoegd(doel).tt1.length)) &&
      vervoegd(doel).vtEv.startsWith(vervoegd(doel).tt1),
  ],
  [/^In het midden staat hier geen ge\.$/, ({ woord }) => !/.ge/.test(woord)],
  [/^Met dit woord geef je geen bevel\.$/, ({ woord }) => /(?:end|e)$/.test(woord)],
  [/^Dit woord zegt wat nog bezig is\./, ({ woord, basis = '' }) => new RegExp(`^${basis}de?$`).test(woord)],
  [/^Dit woord zegt wat al klaar is\./, (doel) => doel.vorm === 'bn:vd' && vervoegd(doel).bnVd === doel.woord],
];

/** Ends a klankgroep in one vowel letter that is long in the record? */
function hasLangOpen(doel: DiagnoseDoel): boolean {
  const klinkers = [...kaal(doel).matchAll(/eːu|ɛi|œy|ɑu|iu|yu|[aeoøɛɔœiyu]ː|[aeoiyuɑɛɪɔʏə]/g)].map(([klinker]) => klinker);
  return (doel.klankgroepen ?? []).some((groep, i) => /(?:^|[^aeiou])[aeou]$/i.test(groep) && /^(?:[aeoø]ː|y)$/.test(klinkers[i] ?? ''));
}

/** Is what is said of a rule that was chosen true of this word? A sentence that nobody said how to read is not. */
export function isTegenWaar(tekst: string, doel: DiagnoseDoel): boolean {
  const [patroon, toets] = TEGENZINNEN.find(([een]) => een.test(tekst)) ?? [];
  const [, ...stukken] = patroon?.exec(tekst) ?? [];
  return toets?.(doel, ...stukken) ?? false;
}

/** Is at least one of them heard in the word, and what is said to be written written? Without sounds in the record nothing can be said of hearing. */
export function isRegelWaar(regel: string, doel: DiagnoseDoel): boolean {
  const letters = lettersIn(regel);
  if (letters.length > 0 && !letters.some((een) => doel.woord.toLowerCase().includes(een))) return false;
  if (!isUitzonderingGenoemd(regel, doel)) return false;
  // The singing sound is in bank as well: that alone does not say ng.
  if (/zingende klank/.test(regel) && !/geen k/.test(regel) && /ŋk/.test(kaal(doel))) return false;
  const klanken = klankenIn(withoutCommas(regel));
  return klanken.length === 0 || klanken.some((naam) => KLANKNAMEN[naam]?.test(kaal(doel)) ?? false);
}

/** Pairs of letters that sound the same: the question may not be which of them is heard. */
const KLINKT_GELIJK: ReadonlySet<string> = new Set('ei/ij au/ou auw/ouw ch/g ch/sj c/k c/s ie/y oe/ou t/th ks/x'.split(' '));
const EINDKLANK: ReadonlySet<string> = new Set(['d/dt', 'd/t', 'dt/t', 'b/p']);

/** Is an i at this place heard as ie in the record, or open, so that it would be? */
function isOpenI(doel: DiagnoseDoel, goed: string, getypt: string): boolean {
  return goed === 'i' ? !kaal(doel).includes('ɪ') : /i(?:[bcdfghjklmnprstvwz][aeiouy]|$)/.test(getypt);
}

/** May a child be asked which of these two it hears? Of d and t, b and p not at the end of the word. */
export function isTeHoren(doel: DiagnoseDoel, goed: string, gekozen: string, getypt: string): boolean {
  const paar = [goed, gekozen].sort().join('/');
  if (paar === 'i/ie') return !isOpenI(doel, goed, getypt);
  if (EINDKLANK.has(paar)) return !(doel.woord.endsWith(goed) && getypt.endsWith(gekozen));
  // The e of andere is no e by itself: the sound that is played is not in the word.
  const eigen = EIGEN_KLANK[goed];
  if (eigen !== undefined && EIGEN_KLANK[gekozen] !== undefined && !new RegExp(eigen.source.slice(1, -1), 'u').test(kaal(doel)))
    return false;
  // A c before a or o would be heard as k: there the two do differ.
  return !KLINKT_GELIJK.has(paar) || (paar === 'c/s' && !/c[eiyé]/.test(goed === 'c' ? doel.woord : getypt));
}

export interface Geval {
  readonly doel: DiagnoseDoel;
  readonly getypt: string;
  readonly uitleg: string;
}

/** Is what is said true of the word, as far as this looks? */
export type Toets = (geval: Geval & { readonly tekst: string; readonly woordenboek: Woordenboek }) => boolean;

/** hondje is a hond, blindheid is blind; the s of plaats and loods, which have plaatsen and loodsen, is no ending; that of rechts is. */
const kortVan = (kort: string, woordenboek: Woordenboek): string =>
  kort.replace(/(?<=[bdpt])(?:s|jes?|heid|loos|schap|achtig|zaam|baar|ling)$/, (eind) =>
    eind === 's' && woordenboek.knowsLos(`${kort}en`) && !woordenboek.knowsLos(`${kort.slice(0, -1)}e`) ? eind : '',
  );

export const langer: Toets = ({ doel: { woord, basis, delen = [] }, tekst, woordenboek }) => {
  const vorm = /Maak het langer: (?:wij )?([^.]+)\. Je hoort (\w)/.exec(tekst);
  if (!vorm) return true;
  const [, lang = '', letter = ''] = vorm;
  const kandidaten = [woord, basis, ...delen]
    .flatMap((kort) => (kort === undefined ? [] : [kort, kortVan(kort, woordenboek)]))
    .map((kort) => kort.toLowerCase());
  const bekend = kandidaten.flatMap((kort) => LANGERE_VORMEN.get(kort) ?? []);
  const werkwoord = basis?.endsWith('n') === true ? Object.values(conjugate(basis)) : [];
  const meer = kandidaten.map(meervoudVan).filter((mv) => !kandidaten.some((kort) => mv.startsWith(kort)));
  const fits = bekend.includes(lang) || [...werkwoord, basis, `${woord}e`].includes(lang) || bekend.some((eind) => lang.endsWith(eind));
  return (
    fits && new RegExp(`${letter}(?:en|e|eren|ig|erig)$`).test(lang) && (!lang.endsWith('en') || meer.length === 0 || !meer.includes(woord))
  );
};

/** Ik-vorm, past and participle are those of the verb. */
export const werkwoord: Toets = ({ doel: { woord, basis, vorm = '', delen: [deel = ''] = [] }, getypt, tekst }) => {
  const achter =
    /(?:: |is )([\p{L}']+)\. (?:Zet er|Bij hij, zij, het en u komt er|Daar komt) (?:een )?([\p{L}]+) achter: ([\p{L}' ]+)\./u.exec(tekst);
  if (achter && (achter[1] ?? '') + (achter[2] ?? '') !== achter[3]) return false;
  // What has to come behind it was written, with more: gooite.
  if (achter && getypt.toLowerCase().startsWith(achter[3] ?? '')) return false;
  const ik = /[Dd]e ik-vorm is ([\p{L}']+)/u.exec(tekst)?.[1] ?? /Neem de ik-vorm: ([\p{L}']+)/u.exec(tekst)?.[1];
  if (ik !== undefined && (basis === undefined || conjugate(basis).tt1 !== ik)) return false;
  if (/ik-vorm plus t/.test(tekst) && (basis === undefined || `${conjugate(basis).tt1}t` !== woord)) return false;
  if (/hele werkwoord: |hele werkwoord eindigt/.test(tekst) && basis !== woord) return false;
  // pakte in is the past of inpakken.
  const [, verleden, los = ''] = /verleden tijd: ([\p{L}']+)(?: (\p{L}+))?\./u.exec(tekst) ?? [];
  if (verleden !== undefined && (basis === undefined || conjugate(basis).vtEv !== los + verleden)) return false;
  // Of a verb that is taken apart nobody says ik inpakte.
  if (verleden !== undefined && los === '' && deel !== '' && woord.startsWith(`${deel}ge`) && basis?.startsWith(deel) === true)
    return false;
  // The sound of the past was written, with an ending that a strong verb has not.
  const [, zwak = ''] = /de klank al anders\. Dan komt er geen ([dt]e) bij/.exec(tekst) ?? [];
  if (zwak !== '' && (vorm !== 'vt' || basis === undefined || !isSterkMet(woord, getypt, basis, zwak))) return false;
  // The stem is written with f or s, and was not.
  const heel = /Zet er ge voor en d achter/.test(tekst) && basis !== undefined ? `ge${conjugate(basis).tt1}d` : woord;
  if (heel !== woord || (/Zet er ge voor/.test(tekst) && !/[vz]d$/.test(getypt))) return false;
  // heeft ends in t, and that is what was not written.
  if (
    /eindigt dit werkwoord op t/.test(tekst) &&
    (vorm !== 'tt3' || !woord.endsWith('t') || getypt.endsWith('t') || getypt.startsWith(woord))
  )
    return false;
  // Who wrote all but the ending right knew that the sound changes.
  if (/verleden tijd verandert de klank/.test(tekst) && (vorm !== 'vt' || isAlleenEind(woord, getypt))) return false;
  const ex = /wel in 't ex-kofschip, dus je schrijft te/.test(tekst);
  return !ex || /te(?:n)?$/.test(woord);
};

/** The past has another vowel than the ik-vorm, as it was typed, and no te or de, which was. */
function isSterkMet(woord: string, getypt: string, basis: string, eind: string): boolean {
  const klinkers = (tekst: string): string => /[aeiouy]+(?=[^aeiouy]*$)/.exec(tekst)?.[0] ?? tekst;
  const { tt1, vtEv, vtMv } = conjugate(basis);
  return (
    (woord === vtEv || woord === vtMv) &&
    klinkers(tt1) !== klinkers(vtEv) &&
    !new RegExp(`${eind}n?$`).test(woord) &&
    getypt.startsWith(woord.replace(/en$/, '')) &&
    new RegExp(`${eind}n?$`).test(getypt)
  );
}

/** The -en of aten is an ending, that of scheen is the sound that changed. */
const isAlleenEind = (woord: string, getypt: string): boolean => /[^e]en$/.test(woord) && getypt.startsWith(woord.slice(0, -2));
