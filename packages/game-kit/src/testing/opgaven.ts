/** Opgaven to play a game with in tests: real words of every length a child meets, in every form. */
import { uuidV7 } from '@spelrijk/base/id';
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';

interface Parts {
  readonly woord: string;
  readonly klankgroepen: readonly string[];
  readonly grafemen: readonly string[];
  readonly gat: string;
  readonly foils: readonly string[];
}

function partsOf(rij: string): Parts {
  const [klank = '', grafemen = '', gat = '', foils = ''] = rij.split('|');
  return { woord: klank.replaceAll('-', ''), klankgroepen: klank.split('-'), grafemen: grafemen.split(' '), gat, foils: foils.split(' ') };
}

/** Klankgroepen | graphemes | the letters left out | foils for the gap. */
const WOORDEN: readonly Parts[] = [
  'kat|k a t|a|e o',
  'maan|m aa n|aa|a oo',
  'trein|t r ei n|ei|ij',
  'hond|h o n d|d|t',
  'bo-men|b o m e n|o|oo',
  'bo-mmen|b o mm e n|mm|m',
  'goud|g ou d|ou|au',
  'schrijf|s ch r ij f|ij|ei',
  'o-ma|o m a|a|aa',
  'ta-fel|t a f e l|a|aa',
  'pa-nnen-koek|p a nn e n k oe k|nn|n',
  'ka-na-rie|k a n a r ie|ie|i',
  'zon-ne-bloem|z o n n e b l oe m|oe|u eu',
  'ijs|ij s|ij|ei',
  'ge-luk-kig|g e l u k k i g|kk|k',
  "foto's|f o t o ' s|'s|s",
  'zee-ën|z ee ë n|ë|e',
  'meis-je|m ei s j e|ei|ij',
  'ver-jaar-dag|v e r j aa r d a g|g|ch',
  'be-gin-nen|b e g i n n e n|nn|n',
  'ei|ei|ei|ij',
  'vriend|v r ie n d|d|t',
].map(partsOf);
/** Whole sentences, for games that can show them. */
const ZINNEN: readonly Parts[] = ['De kat zit op de mat.|D|D|d', 'Zij riep: "Kom je ook?"|Z|Z|z'].map(partsOf);
/** Sentences without spaces, to be cut into words. */
const AANEEN: readonly Parts[] = [
  'ik-zie-een-vis.|ik||',
  'wij-gaan-morgen-met-opa-naar-de-dierentuin.|wij||',
  'in-de-oude-schuur-achter-ons-huis-wonen-drie-zwaluwen.|in||',
].map(partsOf);
const KAT = partsOf('kat|k a t|a|e');
const ZIN_LETTERS = 30;

const SORT_BAKKEN = ['kort', 'lang'] as const;
const OEFENVORM: Readonly<Record<Antwoordvorm, Oefenvorm>> = {
  TYP: 'dictee-woord',
  GAP: 'ontbrekend-grafeem',
  KIES: 'kies',
  VOLG: 'letters-ordenen',
  SORT: 'sorteren',
  SPLIT: 'klankgroepen',
  FLITS: 'kies',
};

/** `aantal` opgaven of one form; the same seed gives the same. Words longer than `maxLetters` are left out. */
export function makeOpgaven(vorm: Antwoordvorm, aantal: number, seed: number, maxLetters = 99): readonly Opgave[] {
  const random = createRandom(seed);
  const lang = maxLetters >= ZIN_LETTERS && maxLetters < 99;
  const rijen = [...WOORDEN, ...(lang && vorm === 'TYP' ? ZINNEN : []), ...(lang && vorm === 'SPLIT' ? AANEEN : [])];
  const order = random.shuffle(rijen.filter(({ woord }) => woord.length <= maxLetters));
  return Array.from({ length: aantal }, (_, i) => makeOpgave(vorm, order[i % order.length] ?? KAT, seed * 100 + i, random));
}

function makeOpgave(vorm: Antwoordvorm, parts: Parts, n: number, random: Random): Opgave {
  const { woord, klankgroepen } = parts;
  const bytes = Uint8Array.from({ length: 10 }, () => random.below(256));
  const base = {
    id: uuidV7(1_700_000_000_000 + n, bytes),
    categorie: 'test',
    vorm: OEFENVORM[vorm],
    antwoordvorm: vorm,
    woord: {
      woord,
      ipa: '',
      klankgroepen: [...klankgroepen],
      lettergrepen: [...klankgroepen],
      vorm: '' as const,
      knelpunten: [],
      hoofd: 'test',
    },
    audio: {},
  };
  return { ...base, ...answerOf(vorm, parts, random) };
}

function answerOf(vorm: Antwoordvorm, parts: Parts, random: Random): Pick<Opgave, 'antwoord' | 'keuzes' | 'gat' | 'stukken' | 'extra'> {
  const { woord, klankgroepen, grafemen, gat, foils } = parts;
  const start = woord.lastIndexOf(gat);
  switch (vorm) {
    case 'TYP':
      return { antwoord: woord };
    case 'SPLIT':
      return { antwoord: klankgroepen.join('·') };
    case 'VOLG':
      return { antwoord: woord, stukken: [...grafemen], extra: random.shuffle(['s', 'ij', 'aa']).slice(0, random.below(3)) };
    case 'GAP':
      return { antwoord: gat, keuzes: random.shuffle([gat, ...foils]), gat: { start, end: start + gat.length } };
    case 'SORT':
      return { antwoord: random.pick(SORT_BAKKEN), keuzes: [...SORT_BAKKEN] };
    case 'KIES':
    case 'FLITS':
      return { antwoord: woord, keuzes: random.shuffle([woord, ...otherWords(woord, 1 + random.below(3), random)]) };
  }
}

const otherWords = (woord: string, aantal: number, random: Random): readonly string[] =>
  random.shuffle(WOORDEN.map((rij) => rij.woord).filter((other) => other !== woord)).slice(0, aantal);

const IN_VOLGORDE: Partial<Opgave> = { antwoord: 'ham vis kaas', stukken: ['ham', 'vis', 'kaas'], extra: ['ei'] };
const ALINEAS = [['Sam heeft een rode fiets.', 'Hij rijdt naar de zee.'], ['Daar ziet hij een boot en een kat.']];
const SAM: Opgave['tekst'] = { id: 't', titel: 'Sam', alineas: ALINEAS };
/** What only a game with its own drawings or its own way of laying can pose: one of each. */
const EIGEN: Readonly<Partial<Record<Oefenvorm, Partial<Opgave>>>> = {
  'zoek-beeld': {
    vraag: 'hij zit op de boot. zijn pet is rood.',
    antwoord: 'rode pet op de boot',
    keuzes: ['rode pet op de boot', 'gele pet op de boot', 'rode pet op de ton', 'gele pet op de ton'],
  },
  'foto-beeld': {
    vraag: 'Neem de aap die slaapt. Hij heeft geen pet op.',
    antwoord: 'aap met hoed die slaapt',
    keuzes: ['aap met hoed die slaapt', 'aap met pet die slaapt', 'leeuw met hoed die springt', 'zebra met bril die leest'],
  },
  'huis-beeld': {
    vraag: 'Het dak is rood. De deur is niet wit.',
    antwoord: 'huis met rood dak, gele deur en boom',
    keuzes: [
      'huis met rood dak, gele deur en boom',
      'huis met rood dak, witte deur en boom',
      'huis met blauw dak, gele deur en boom',
      'huis met blauw dak, witte deur en boom',
    ],
  },
  boodschap: {
    vraag: 'Neem de kaas. Is er geen kaas? Neem dan de vis.',
    antwoord: 'vis',
    keuzes: ['vis', 'ei', 'pen', 'zeep'],
    plaatjes: true,
  },
  'zin-verbinden': {
    vraag: 'Kim pakt een jas, …',
    antwoord: 'want het is koud.',
    stukken: ['want', 'het is koud.'],
    extra: ['maar', 'ze pakt alleen een pet.'],
  },
  'tekst-klopt': { vraag: 'Wat ziet Sam? Een boot en een kat.', antwoord: 'klopt', keuzes: ['klopt', 'klopt niet'], tekst: SAM },
  'tekst-deel': {
    vraag: 'Waar in het verhaal staat deze zin? Sam heeft een rode fiets.',
    antwoord: 'in het begin',
    keuzes: ['in het begin', 'in het midden', 'aan het eind'],
    tekst: SAM,
  },
  recept: { ...IN_VOLGORDE, vraag: 'De ham komt het eerst. De kaas komt na de vis. Er komt geen ei op.' },
  route: { ...IN_VOLGORDE, vraag: 'De ham komt het eerst. De kaas komt na de vis. Kom niet langs het ei.' },
};

/** The same opgaven in a form of the game's own. */
export const makeEigen = (vorm: Oefenvorm, opgaven: readonly Opgave[]): readonly Opgave[] =>
  opgaven.map(({ keuzes: _keuzes, ...opgave }) => Object.assign(opgave, { vorm }, structuredClone(EIGEN[vorm] ?? {})));

/** The same opgaven with sounds to choose instead of words, or as questions about one text. */
export function makeBijzonder(soort: 'klank' | 'tekst', opgaven: readonly Opgave[]): readonly Opgave[] {
  if (soort === 'tekst')
    return opgaven.map((opgave) => ({
      ...opgave,
      vorm: 'tekst-vraag',
      vraag: 'Wat ziet Sam?',
      tekst: SAM,
    }));
  const keuzes = ['oe', 'ij', 'sch'];
  return opgaven.map((opgave, i) => ({
    ...opgave,
    vorm: 'letter-klank',
    vraag: 'Welke klank hoort erbij?',
    toon: 'Q',
    antwoord: keuzes[i % keuzes.length] ?? 'oe',
    keuzes,
    klanken: ['k1', 'k2', 'k3'],
  }));
}
