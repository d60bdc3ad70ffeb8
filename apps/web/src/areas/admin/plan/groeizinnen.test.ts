import { test } from 'node:test';
import assert from 'node:assert/strict';
import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { addTexts, i18next } from '../../../shared/texts/i18n.ts';
import type { Doel, Uitslag } from './groei-delen.ts';
import { groeizinnen } from './groeizinnen.ts';

addTexts(plangroeiTeksten);
const vast = i18next.getFixedT('nl', 'plangroei');
const WOORDEN = {
  t: (key: string, values: Readonly<Record<string, unknown>> = {}): string => vast(key, values),
  list: new Intl.ListFormat('nl', { type: 'conjunction' }),
};

type Plan = NonNullable<Uitslag['plan']>;
type Oordeel = Plan['oordeel'];

const GROEI: Plan['groei'] = {
  midden: 0.9,
  laag: 0.2,
  hoog: 1.5,
  kansOp: 0.95,
  kansRuim: 0.8,
  kansNeer: 0.05,
  kansRuimKwijt: 0.01,
  kansGelijk: 0.1,
  kansNorm: 0.5,
  kansBekend: 0.1,
  woorden: { voor: 38, na: 61, laag: 9, hoog: 31 },
};
const DOEL: Doel = {
  categorie: 'verdubbeling',
  naam: 'verdubbeling',
  ankers: 18,
  groei: GROEI,
  oordeel: { zin: 'vooruit', norm: null },
  nieuw: { aantal: 24, goed: 15 },
  geoefend: { aantal: 0, goed: 0, eerst: 0 },
  alleenGeoefend: false,
  zinnen: { aantal: 0, goed: 0 },
  contrast: { naam: '', aantal: 0, metRegel: 0, overgebruik: false, voorbeeld: null },
  fouten: [],
};

const zeg = (anders: Partial<Uitslag>): readonly string[] =>
  groeizinnen(WOORDEN, { doelen: [DOEL], plan: null, nameting: null, weken: 5, versAlleen: false, ...anders }, 'Noor').flatMap(
    ({ zinnen }) => zinnen,
  );
const oordeel = (zin: Oordeel['zin'], norm: Oordeel['norm'] = null): readonly string[] =>
  zeg({ plan: { groei: GROEI, oordeel: { zin, norm }, n: 18 } });

const LETTERLIJK: Readonly<Record<Oordeel['zin'], string>> = {
  'te-weinig': 'Er zijn te weinig woorden gemaakt om iets over groei te zeggen.',
  'kende-al': 'Noor kende verdubbeling bij de start al. Groei is dan niet te meten.',
  duidelijk: 'Noor is duidelijk vooruitgegaan: van ongeveer 38 naar ongeveer 61 van de 100 woorden goed (waarschijnlijk 9 tot 31 erbij).',
  vooruit: 'Noor is vooruitgegaan. Hoeveel is nog onzeker: waarschijnlijk 9 tot 31 woorden van de 100 erbij.',
  minder: 'Noor schrijft deze woorden nu minder goed dan bij de start. Kijk wat er speelt en pas het plan aan.',
  gelijk: 'Noor schrijft deze woorden ongeveer even goed als bij de start.',
  onbeslist: 'De toets laat niet zien of Noor vooruitging. Bij 18 woorden is alleen een grote stap te zien. Er kan best groei zijn.',
};
const ZINNEN = Object.keys(LETTERLIJK) as readonly Oordeel['zin'][];

test('check 15: every verdict is one literal sentence, filled in to its last place', () => {
  for (const zin of ZINNEN) assert.deepEqual(oordeel(zin), [LETTERLIJK[zin]]);
});

test('check 15: of each goal the same sentence stands under its own name and number of words', () => {
  const wr: Doel = { ...DOEL, naam: 'wr', ankers: 9, oordeel: { zin: 'onbeslist', norm: null } };
  const delen = groeizinnen(
    WOORDEN,
    {
      doelen: [DOEL, wr],
      plan: { groei: GROEI, oordeel: { zin: 'kende-al', norm: null }, n: 27 },
      nameting: null,
      weken: 12,
      versAlleen: false,
    },
    'Noor',
  );
  assert.deepEqual(delen, [
    { kop: 'verdubbeling en wr', zinnen: ['Noor kende verdubbeling en wr bij de start al. Groei is dan niet te meten.'] },
    { kop: 'verdubbeling', zinnen: [LETTERLIJK.vooruit] },
    {
      kop: 'wr',
      zinnen: ['De toets laat niet zien of Noor vooruitging. Bij 9 woorden is alleen een grote stap te zien. Er kan best groei zijn.'],
    },
  ]);
});

test('check 15: what is added to it: a classmate, practised words, look-alikes, sentences, and what is left after some weeks', () => {
  assert.deepEqual(oordeel('vooruit', 'sneller').slice(1), ['Dat is waarschijnlijk sneller dan een gemiddelde klasgenoot.']);
  assert.deepEqual(oordeel('onbeslist', 'sneller'), [LETTERLIJK.onbeslist, 'Dat is waarschijnlijk sneller dan een gemiddelde klasgenoot.']);
  assert.deepEqual(oordeel('gelijk', 'langzamer').slice(1), ['Een gemiddelde klasgenoot ging in deze weken waarschijnlijk sneller.']);
  const doel: Doel = {
    ...DOEL,
    groei: null,
    oordeel: null,
    geoefend: { aantal: 6, goed: 5, eerst: 1 },
    alleenGeoefend: true,
    zinnen: { aantal: 2, goed: 1 },
    contrast: { naam: 'open lettergreep', aantal: 6, metRegel: 3, overgebruik: true, voorbeeld: { woord: 'maken', gegeven: 'makken' } },
  };
  assert.deepEqual(zeg({ doelen: [doel] }), [
    'Van 24 woorden die Noor nooit oefende, had Noor er 15 goed op de plek waar het om gaat.',
    'Van 6 geoefende woorden schreef Noor er de eerste keer 1 goed en nu 5. Dat zegt iets over deze woorden, niet over de regel.',
    'Geoefende woorden gaan goed, nieuwe woorden met dezelfde regel nog niet. Oefen de regel met nieuwe woorden.',
    'Noor gebruikt de regel ook waar dat niet moet: maken werd makken.',
    'In een zin: 1 van 2 goed.',
  ]);
  const komma: Doel = { ...DOEL, eenheid: 'zinnen', groei: null, oordeel: null, nieuw: { aantal: 16, goed: 9 }, onduidelijk: 2 };
  assert.deepEqual(zeg({ doelen: [{ ...komma, alleenGeoefend: true }] }), [
    'Van 16 zinnen die Noor nooit oefende, had Noor er 9 goed op de plek waar het om gaat.',
    'Geoefende zinnen gaan goed, nieuwe zinnen met dezelfde regel nog niet. Oefen de regel met nieuwe zinnen.',
    'Bij 2 zinnen was niet te zien wat er moest staan. Ze tellen niet als goed en zeggen niets over de regel.',
  ]);
  const samen = zeg({ doelen: [DOEL, komma], plan: { groei: GROEI, oordeel: { zin: 'gelijk', norm: null }, n: 28 } });
  assert.equal(samen[0], 'Noor schrijft deze woorden en zinnen ongeveer even goed als bij de start.');
  const niet = 'Bij 15 woorden was niet te zien welk woord bedoeld was. Ze tellen niet als goed en zeggen niets over de regel.';
  assert.equal(zeg({ doelen: [{ ...doel, onduidelijk: 15 }] }).at(-1), niet);
  assert.deepEqual(zeg({ doelen: [{ ...DOEL, onduidelijk: 15 }] }), [LETTERLIJK.vooruit, niet], 'beside growth as well');
  const een = 'Bij 1 woord was niet te zien welk woord bedoeld was. Het telt niet als goed en zegt niets over de regel.';
  assert.equal(zeg({ doelen: [{ ...doel, onduidelijk: 1 }] }).at(-1), een);
  const eenmaal = { ...doel.contrast, overgebruik: false };
  assert.ok(!zeg({ doelen: [{ ...doel, contrast: eenmaal }] }).some((zin) => zin.includes('makken')), 'one look-alike is no habit');
  const na = (nameting: NonNullable<Uitslag['nameting']>): readonly string[] => zeg({ nameting, doelen: [] });
  assert.deepEqual((['gebleven', 'weggezakt', 'onbeslist'] as const).flatMap(na), [
    'Wat geleerd is, zit er na 5 weken nog.',
    'Een deel is weggezakt. Plan herhaling.',
    'Niet te zeggen of het is blijven zitten.',
  ]);
  const plan = { groei: GROEI, oordeel: { zin: 'minder', norm: 'langzamer' }, n: 18 } as const;
  assert.deepEqual(
    zeg({ nameting: 'weggezakt', plan, doelen: [DOEL, { ...DOEL, naam: 'wr' }] }),
    [
      'Een deel is weggezakt. Plan herhaling.',
      ...Array.from({ length: 2 }, () => 'Van 24 woorden die Noor nooit oefende, had Noor er 15 goed op de plek waar het om gaat.'),
    ],
    'a nameting is no growth since the start, of the plan nor of a goal',
  );
  assert.equal(plangroeiTeksten.nl.altijd, 'Een toets is een momentopname. Kijk ook naar het schrift in de klas.');
});

test('of several periods together it is said whether there was growth, and how sure that is', () => {
  const { t } = WOORDEN;
  assert.deepEqual(
    (['vooruit', 'minder', 'onbeslist'] as const).map((zin) => t(`samen.${zin}`, { naam: 'Noor' })),
    [
      'De eindtoetsen van alle periodes samen laten zien dat Noor vooruitging bij de doelen.',
      'De eindtoetsen van alle periodes samen laten zien dat Noor bij de doelen minder goed schrijft dan bij de start.',
      'Ook samen laten de eindtoetsen niet zien of Noor vooruitging bij de doelen. Er kan best groei zijn.',
    ],
  );
});

test('nothing is ever called proven or significant', () => {
  const alles = JSON.stringify(plangroeiTeksten).toLowerCase();
  for (const woord of ['bewezen', 'bewijs', 'significant']) assert.ok(!alles.includes(woord), woord);
});

test('growth is told under the names of the goals it was told from; of another is said why there is none', () => {
  const wijst: Doel = {
    ...DOEL,
    categorie: 'ww-persoonsvorm',
    naam: 'persoonsvorm',
    ankers: 0,
    groei: null,
    oordeel: null,
    nieuw: { aantal: 0, goed: 0 },
  };
  const oud: Doel = {
    ...DOEL,
    categorie: 'komma',
    naam: 'komma',
    eenheid: 'zinnen',
    ankers: 0,
    groei: null,
    oordeel: null,
    nieuw: { aantal: 12, goed: 9 },
    zonderBegin: true,
  };
  const uitslag: Uitslag = {
    doelen: [DOEL, wijst, oud],
    plan: { groei: GROEI, oordeel: { zin: 'vooruit', norm: null }, n: 18 },
    nameting: null,
    weken: 12,
    versAlleen: false,
  };
  const gezegd = groeizinnen(WOORDEN, uitslag, 'Noor');
  assert.deepEqual(
    gezegd.map(({ kop }) => kop),
    ['verdubbeling', 'verdubbeling', 'komma', 'persoonsvorm'],
  );
  assert.deepEqual(gezegd[0]?.zinnen, [LETTERLIJK.vooruit], 'words, not words and sentences');
  assert.deepEqual(gezegd[2]?.zinnen, [
    'Van 12 zinnen die Noor nooit oefende, had Noor er 9 goed op de plek waar het om gaat.',
    'De starttoets vroeg hiervan te weinig om groei te meten. In een vervolgplan dat snel volgt, kan deze toets het begin zijn.',
  ]);
  assert.deepEqual(gezegd[3]?.zinnen, [
    'Of Noor dit kan, is niet te meten met een toets. Kijk bij het oefenen en in de klas hoe het gaat.',
  ]);
});
