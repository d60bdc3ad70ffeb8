import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseWoord } from '../analyse.ts';
import { examineWoord } from '../woordenlijst.ts';
import { findDelen } from './delen.ts';
import { countKlinkers, splitFonemen } from './fonemen.ts';
import { toLettergrepen } from './klankgroepen.ts';
import { pronounceByRegels } from './uitspraak.ts';
import { voorstukVan } from './voorstuk.ts';

test('a transcription falls apart into sounds: a length sign and both letters of a diphthong belong to one', () => {
  const gevallen: readonly (readonly [ipa: string, klanken: string])[] = [
    ['maːn', 'm aː n'],
    ['mˈeːuən', 'm eːu ə n'],
    ['tˈɛin', 't ɛi n'],
    ['hˈœys', 'h œy s'],
    ['rˈɪŋ', 'r ɪ ŋ'],
  ];
  for (const [ipa, klanken] of gevallen)
    assert.equal(
      splitFonemen(ipa)
        .map(({ klank }) => klank)
        .join(' '),
      klanken,
      ipa,
    );
});

test('no word is made of a word whose only vowel is an uh: mes is no me and an s, eenzaam no un and zaam', () => {
  for (const [woord, ipa] of [
    ['mes', 'mˈɛs'],
    ['tenen', 'tˈeːnən'],
    ['eenzaam', 'ˈeːnzaːm'],
  ] as const)
    assert.equal(analyseWoord({ woord }).ipa, ipa);
});

test('the stress is on the vowel behind the mark, on one at most', () => {
  const beklemd = (ipa: string): string[] =>
    splitFonemen(ipa)
      .filter(({ klemtoon }) => klemtoon)
      .map(({ klank }) => klank);
  assert.deepEqual(beklemd('kaːbˈɑutər'), ['ɑu']);
  assert.deepEqual(beklemd('maːn'), []);
});

test('as many vowels as klankgroepen are heard', () => {
  for (const [ipa, aantal] of [
    ['maːn', 1],
    ['bˈoːmən', 2],
    ['ˈoːlifɑnt', 3],
    ['poːlˈitsi', 3],
  ] as const)
    assert.equal(countKlinkers(ipa), aantal, ipa);
});

test('spoken chunks become written ones: a doubled consonant is divided, a single one begins the next', () => {
  const gevallen: readonly (readonly [klankgroepen: string, lettergrepen: string])[] = [
    ['bo-men', 'bo-men'],
    ['bo-mmen', 'bom-men'],
    ['a-ppel', 'ap-pel'],
    ['ka-tten', 'kat-ten'],
    ['ta-fel', 'ta-fel'],
    ['ker-sen', 'ker-sen'],
    ['la-chen', 'la-chen'],
    ['maan', 'maan'],
  ];
  for (const [klankgroepen, lettergrepen] of gevallen)
    assert.equal(toLettergrepen(klankgroepen.split('-')).join('-'), lettergrepen, klankgroepen);
});

test('a letter alone is never broken off at the edge of a word (Technische Handleiding, afbreken)', () => {
  for (const [klankgroepen, lettergrepen] of [
    ['o-li-fant', 'oli-fant'],
    ['u-trecht', 'utrecht'],
    ['bel-gi-ë', 'bel-gië'],
  ] as const)
    assert.equal(toLettergrepen(klankgroepen.split('-')).join('-'), lettergrepen, klankgroepen);
});

test('a word is heard in chunks: behind a long vowel, behind a short vowel with its consonant in the next', () => {
  const gevallen: readonly (readonly [woord: string, klankgroepen: string])[] = [
    ['bomen', 'bo-men'],
    ['bommen', 'bo-mmen'],
    ['ramen', 'ra-men'],
    ['rammen', 'ra-mmen'],
    ['winter', 'win-ter'],
    ['tafel', 'ta-fel'],
    ['kabouter', 'ka-bou-ter'],
    ['hond', 'hond'],
    ['vlieger', 'vlie-ger'],
    ['herfst', 'herfst'],
  ];
  for (const [woord, klankgroepen] of gevallen) assert.equal(analyseWoord({ woord }).klankgroepen.join('-'), klankgroepen, woord);
});

test('rules say how Dutch letters sound', () => {
  const gevallen: readonly (readonly [woord: string, ipa: string])[] = [
    ['vogel', 'vˈoːɣəl'],
    ['maan', 'mˈaːn'],
    ['man', 'mˈɑn'],
    ['hond', 'hˈɔnt'],
    ['web', 'ʋˈɛp'],
    ['huis', 'hˈœys'],
    ['zing', 'zˈɪŋ'],
    ['bank', 'bˈɑŋk'],
  ];
  for (const [woord, ipa] of gevallen) assert.equal(pronounceByRegels(woord), ipa, woord);
});

test('letters of a compound belong to a part, also where the spelling changed at the border', () => {
  const gevallen: readonly (readonly [woord: string, delen: string, stukken: string])[] = [
    ['pannenkoek', 'pan+en+koek', 'pann en koek'],
    ['voetbal', 'voet+bal', 'voet bal'],
    ['koningsdag', 'koning+s+dag', 'koning s dag'],
    ['zonneschijn', 'zon+e+schijn', 'zonn e schijn'],
  ];
  for (const [woord, delen, stukken] of gevallen)
    assert.equal(
      findDelen(woord, delen.split('+'))
        .map(({ start, end }) => woord.slice(start, end))
        .join(' '),
      stukken,
      woord,
    );
});

test('the parts of a compound cover the whole word, each letter once', () => {
  for (const [woord, delen] of [
    ['pannenkoek', ['pan', 'en', 'koek']],
    ['fiets', undefined],
    ['boekenkast', ['boek', 'en', 'kast']],
  ] as const) {
    const gevonden = findDelen(woord, delen);
    assert.equal(gevonden.map(({ start, end }) => woord.slice(start, end)).join(''), woord);
  }
});

test('a piece in front is seen only where it stands in front of a word', () => {
  assert.equal(voorstukVan('onafhankelijk'), 2);
  assert.equal(voorstukVan('onder'), 0);
  assert.equal(voorstukVan('maan'), 0);
});

test('a word outside the bank is heard as it is said, class by class', () => {
  const gevallen: readonly (readonly [klas: string, woorden: string])[] = [
    ['f, s, ch and p before -de are voiced', 'doofden dˈoːvdən|blaasde blˈaːzdə|droogde drˈoːɣdə|schrobde sxrˈɔbdə|rendieren rˈɛndirən'],
    ['-gd ends without a voice', 'bedreigd bədrˈɛixt|gezorgd ɣəzˈɔrxt|geveegd ɣəvˈeːxt'],
    ['-iseren has a z, -sseren an s', 'adviseerde ɑdvizˈeːrdə|poseren poːzˈeːrən|passeren pɑsˈeːrən|fantaseert fɑntaːzˈeːrt'],
    ['a plural on -eren keeps its stress in front, a loan verb has it behind', 'raderen rˈaːdərən|evacueren eːvaːkyˈeːrən'],
    ['-ieer is two sounds', 'gekopieerd ɣəkoːpiˈeːrt|varieerde vaːriˈeːrdə'],
    [
      'a loan keeps its stress in the plural',
      'docenten doːsˈɛntən|agenten aːɣˈɛntən|violisten vioːlˈɪstən|objecten ɔpjˈɛktən|talenten taːlˈɛntən',
    ],
    ['the e of -eres is full', 'danseres dɑnsərˈɛs|zangeres zɑŋərˈɛs'],
    ['ge- has no stress', 'gebelde ɣəbˈɛldə|gerende ɣərˈɛndə|getelde ɣətˈɛldə'],
    [
      'nor have er-, over-, om-, mis- and her- before some words',
      'overlijden oːvərlˈɛidən|overtuigen oːvərtˈœyɣən|herdacht hɛrdˈɑxt|mislukt mɪslˈʏkt',
    ],
    ['but they do before others', 'overstak ˈoːvərstɑk|omvielen ˈɔmvilən|herfst hˈɛrfst'],
    ['ë and i behind be- and ge- are one sound', 'beëindigd bəˈɛindəxt|geëindigde ɣəˈɛindəɣdə'],
    [
      'an open e behind the first vowel is stumm before the stress, and full before endings of Latin and Greek',
      'hermelijn hɛrməlˈɛin|amusement aːmysəmˈɛnt|arsenaal ɑrsənˈaːl|materialisme mˈaːteːriaːlɪsmə|academicus ˈaːkaːdeːmikʏs|synthese sˈɪnteːsə',
    ],
    ['a closed one too, where a word begins behind it', 'edelsteen ˈeːdəlsteːn|internationaal ɪntərnaːtsioːnˈaːl|universeel ynivɛrsˈeːl'],
    ['-ering has the stress of its loan verb', 'annulering ɑnylˈeːrɪŋ|verandering vərˈɑndərɪŋ'],
    ['-isme behind a vowel is short, and -isch stays -is', 'dadaïsme daːdaːˈɪsmə|harmonischer hˈɑrmoːnisər|archaïsch ˈɑrxaːis'],
    ['an h begins a part', 'rashond rˈɑshɔnt|kortharig kˈɔrthaːrəx|handhaver hɑnthˈaːvər'],
    ['een is a number in a compound', 'eenhoorn ˈeːnhoːrn|aaneen ˈaːneːn'],
    ['ee behind b or g is no prefix', 'beelden bˈeːldən|geelgroen ɣˈeːlɣrun'],
  ];
  for (const [klas, woorden] of gevallen)
    for (const paar of woorden.split('|')) {
      const [woord = '', ipa = ''] = paar.split(' ');
      assert.equal(examineWoord(woord).ipa, ipa, `${klas}: ${woord}`);
    }
});
