/** What is said of a test, from answers to sentences: every rule, literally. Pure. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { buildUitslag, type Uitslagvraag } from './uitslag.ts';
import type { Meting } from './meten.ts';

const DOEL = 'verdubbeling';

/** Words of average difficulty and around it, so many of them right, the easiest first. */
const woorden = (rol: 'anker' | 'vers' | 'geoefend' | 'contrast' | 'zin', aantal: number, goed: number, categorie = DOEL): Meting[] =>
  Array.from({ length: aantal }, (_, i) => ({
    woord: `${categorie} ${rol} ${i}`,
    spelling: `woord${i}`,
    gegeven: `fout${i}`,
    categorie,
    rol,
    nieuw: rol !== 'geoefend',
    goed: i < goed,
    ...(rol !== 'contrast' && { maat: { b: -1 + (2 * (i + 0.5)) / aantal, vb: 0.16, gok: 0.1 } }),
  }));

const vraag = (toen: Meting[], nu: Meting[], anders: Partial<Uitslagvraag> = {}): Uitslagvraag => ({
  soort: 'zorg-eind',
  doelen: [DOEL],
  toen,
  nu,
  onduidelijk: [],
  vooraf: { [DOEL]: { m: -0.5, v: 0.5, midden: 0 } },
  dagen: { toen: 1, nu: 2 },
  weken: { [DOEL]: 12 },
  eerst: new Map(),
  tegenhangers: { [DOEL]: 'open lettergreep' },
  isZin: () => false,
  ...anders,
});

/** As a screen fills a sentence in. */
const vul = (zin: string, waarden: Readonly<Record<string, string | number>>): string =>
  zin.replaceAll(/\{\{(\w+)\}\}/gu, (_, naam: string) => String(waarden[naam] ?? '?'));

function zinVan(een: Uitslagvraag): string {
  const { plan } = buildUitslag(een);
  assert.ok(plan);
  const { voor: a, na: b, laag: lo, hoog: hi } = plan.groei.woorden;
  const zin = vul(plangroeiTeksten.nl.oordelen[plan.oordeel.zin], {
    naam: 'Noor',
    doel: 'verdubbeling',
    wat: 'woorden',
    a,
    b,
    lo,
    hi,
    n: plan.n,
  });
  return plan.oordeel.norm === null ? zin : `${zin} ${plangroeiTeksten.nl.norm[plan.oordeel.norm]}`;
}

/** Many words: what a test of one goal is hardly ever sure of. */
const veel = (goed: number): Meting[] => woorden('anker', 120, goed);

test('every rule of growth is reached, and said literally', () => {
  assert.equal(
    zinVan(vraag(woorden('anker', 7, 1), woorden('anker', 7, 7))),
    'Er zijn te weinig woorden gemaakt om iets over groei te zeggen.',
  );
  assert.equal(
    zinVan(vraag(woorden('anker', 60, 59), woorden('anker', 60, 60), { vooraf: { [DOEL]: { m: 3, v: 0.5, midden: 0 } } })),
    'Noor kende verdubbeling bij de start al. Groei is dan niet te meten.',
  );
  assert.match(
    zinVan(vraag(woorden('anker', 18, 4), [...woorden('anker', 18, 16), ...woorden('vers', 6, 5)])),
    /^Noor is duidelijk vooruitgegaan: van ongeveer \d+ naar ongeveer \d+ van de 100 woorden goed \(waarschijnlijk \d+ tot \d+ erbij\)\. Dat is waarschijnlijk sneller dan een gemiddelde klasgenoot\.$/,
  );
  assert.match(
    zinVan(vraag(veel(52), veel(66), { dagen: { toen: 9, nu: 9 } })),
    /^Noor is vooruitgegaan\. Hoeveel is nog onzeker: waarschijnlijk \d+ tot \d+ woorden van de 100 erbij\./,
  );
  assert.equal(
    zinVan(vraag(woorden('anker', 18, 15), woorden('anker', 18, 5))),
    'Noor schrijft deze woorden nu minder goed dan bij de start. Kijk wat er speelt en pas het plan aan. Een gemiddelde klasgenoot ging in deze weken waarschijnlijk sneller.',
  );
  assert.match(
    zinVan(vraag(veel(60), veel(60), { dagen: { toen: 12, nu: 12 } })),
    /^Noor schrijft deze woorden ongeveer even goed als bij de start\./,
  );
  assert.match(
    zinVan(vraag(woorden('anker', 18, 7), woorden('anker', 18, 8))),
    /^De toets laat niet zien of Noor vooruitging\. Bij 18 woorden is alleen een grote stap te zien\. Er kan best groei zijn\.$/,
  );
});

test('seven anchors: no growth, for the goal and for the plan; eight: it is tried', () => {
  const zeven = buildUitslag(vraag(woorden('anker', 7, 0), woorden('anker', 7, 7)));
  assert.deepEqual([zeven.plan?.oordeel.zin, zeven.doelen[0]?.oordeel?.zin], ['te-weinig', 'te-weinig']);
  const acht = buildUitslag(vraag(woorden('anker', 8, 0), woorden('anker', 8, 8)));
  assert.equal(acht.doelen[0]?.oordeel?.zin, 'duidelijk');
});

test('practised words, look-alikes, sentences and what is left after some weeks', () => {
  const nu = [
    ...woorden('anker', 18, 5),
    ...woorden('vers', 6, 1),
    ...woorden('geoefend', 6, 5),
    ...woorden('contrast', 6, 3),
    ...woorden('zin', 2, 1),
  ];
  const uitslag = buildUitslag(vraag(woorden('anker', 18, 4), nu, { eerst: new Map([[`${DOEL} geoefend 0`, true]]) }));
  const [doel] = uitslag.doelen;
  assert.ok(doel);
  const { geoefend, zinnen, contrast } = doel;
  assert.equal(
    vul(plangroeiTeksten.nl.geoefend, { n: geoefend.aantal, wat: 'woorden', naam: 'Noor', x: geoefend.eerst, y: geoefend.goed }),
    'Van 6 geoefende woorden schreef Noor er de eerste keer 1 goed en nu 5. Dat zegt iets over deze woorden, niet over de regel.',
  );
  assert.equal(doel.alleenGeoefend, true);
  assert.equal(contrast.overgebruik, true);
  assert.equal(
    vul(plangroeiTeksten.nl.overgebruik, { naam: 'Noor', woord: contrast.voorbeeld?.woord ?? '', fout: contrast.voorbeeld?.gegeven ?? '' }),
    'Noor gebruikt de regel ook waar dat niet moet: woord3 werd fout3.',
  );
  assert.equal(vul(plangroeiTeksten.nl.zinnen, { x: zinnen.goed, n: zinnen.aantal }), 'In een zin: 1 van 2 goed.');
  const na = (toen: number, later: number, aantal = 60): string | null =>
    buildUitslag(vraag(woorden('anker', aantal, toen), woorden('anker', aantal, later), { soort: 'zorg-na', dagen: { toen: 4, nu: 4 } }))
      .nameting;
  assert.deepEqual([na(40, 41), na(50, 20), na(8, 6, 12)], ['gebleven', 'weggezakt', 'onbeslist']);
});

test('a word of which nobody can tell which was meant was asked and is not right, and growth is told without it', () => {
  const ruis = (rol: Meting['rol'], aantal: number) =>
    Array.from({ length: aantal }, (_, i) => ({ woord: `${rol} ruis ${i}`, categorie: DOEL, nieuw: true, ...(rol && { rol }) }));
  const toen = woorden('anker', 18, 4);
  const nu = [...woorden('anker', 11, 11), ...woorden('geoefend', 4, 4), ...woorden('zin', 2, 1)];
  const [zonder] = buildUitslag(vraag(toen, nu)).doelen;
  const [met] = buildUitslag(
    vraag(toen, nu, { onduidelijk: [...ruis('anker', 7), ...ruis('vers', 8), ...ruis('geoefend', 1), ...ruis('zin', 1)] }),
  ).doelen;
  assert.ok(met && zonder);
  assert.deepEqual(
    [met.nieuw, met.geoefend, met.zinnen, met.onduidelijk],
    [{ aantal: 26, goed: 11 }, { aantal: 5, goed: 4, eerst: 0 }, { aantal: 3, goed: 1 }, 17],
  );
  assert.deepEqual([met.groei, met.ankers, met.alleenGeoefend], [zonder.groei, 11, false], 'no evidence of the rule');
  assert.equal(
    vul(plangroeiTeksten.nl.telling, { n: met.nieuw.aantal, wat: 'woorden', naam: 'Noor', x: met.nieuw.goed }),
    'Van 26 woorden die Noor nooit oefende, had Noor er 11 goed op de plek waar het om gaat.',
  );
});

test('the same answers give the same numbers', () => {
  const een = vraag(woorden('anker', 18, 4), woorden('anker', 18, 12));
  assert.deepEqual(buildUitslag(een), buildUitslag(een));
});
