import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { createLeerlijn } from '../leerlijn.ts';
import { createStand } from '../stand.ts';
import { NU, proefLeerlijn } from '../proef.fixture.ts';
import { stapVan } from './blauwdruk.ts';
import { choosePlanwoorden, type Planvraag, type Planrol, type Planwoord } from './planwoorden.ts';
import { createPlantoets } from './toetswoorden.ts';
import { continuePlanwoorden } from './vervolgwoorden.ts';

const leerlijn = proefLeerlijn();
const stand = createStand({ seedPrior: { gemiddelde: 1.5, sd: 0.6 } });
const vraag = (anders: Partial<Planvraag> = {}): Planvraag => ({
  stand,
  leerlijn,
  doelen: ['verdubbeling', 'ei-ij'],
  tegenhangers: { verdubbeling: 'lange-klank-eind' },
  isBezet: () => false,
  now: NU,
  seed: 3,
  ...anders,
});

test('two goals: fourteen anchors and four fresh words each, look-alikes, sentences; nothing twice, nothing the child saw', () => {
  const isBezet = (woord: string): boolean => /-[0-9]$/.test(woord);
  const { woorden, tekort } = choosePlanwoorden(vraag({ isBezet }));
  const aantal = (categorie: string, rol: string): number => woorden.filter((w) => w.categorie === categorie && w.rol === rol).length;
  assert.deepEqual(
    ['verdubbeling', 'ei-ij'].map((id) => [aantal(id, 'anker'), aantal(id, 'vers'), aantal(id, 'contrast')]),
    [
      [14, 4, 4],
      [14, 4, 0],
    ],
  );
  assert.deepEqual(tekort, []);
  assert.equal(woorden.filter(({ rol }) => rol === 'zin').length, 2);
  assert.equal(new Set(woorden.map(({ woord }) => woord)).size, woorden.length);
  assert.ok(woorden.every(({ woord }) => !isBezet(woord)));
  assert.deepEqual(choosePlanwoorden(vraag({ isBezet })).woorden, woorden, 'the same question, the same words');
  const gewoon = woorden.filter(
    ({ woord }) => leerlijn.woorden.get(woord)?.info.gereserveerd === false && woord.startsWith('verdubbeling'),
  );
  assert.ok(gewoon.length <= 18, 'enough words of the goal stay to be practised');
});

test('ordinary words of the rule are asked where nothing else is left, as long as twelve of them stay to be practised', () => {
  const isGewoon = (woord: string): boolean => leerlijn.woorden.get(woord)?.info.gereserveerd === false;
  // Only words of the rule itself, and none that is reserved.
  const isBezet = (woord: string): boolean => !woord.startsWith('verdubbeling') || !isGewoon(woord);
  const { woorden } = choosePlanwoorden(vraag({ doelen: ['verdubbeling'], tegenhangers: {}, isBezet }));
  const gewoon = woorden.filter(({ woord, rol }) => rol !== 'zin' && isGewoon(woord));
  assert.equal(gewoon.length, 30 - 12);
});

test('anchors and fresh words are equally hard, and spread over what the child may have right', () => {
  const { woorden } = choosePlanwoorden(vraag({ doelen: ['verdubbeling'] }));
  const b = (rol: string): number[] =>
    woorden.filter((w) => w.rol === rol).map(({ woord }) => leerlijn.woorden.get(woord)?.hoofdpunt.b ?? 0);
  const gemiddeld = (rij: readonly number[]): number => rij.reduce((som, x) => som + x, 0) / rij.length;
  assert.ok(Math.abs(gemiddeld(b('anker')) - gemiddeld(b('vers'))) < 0.15);
});

test('too few words: the anchors come first, and the plan says how many it found', () => {
  const isBezet = (woord: string): boolean => woord.startsWith('verdubbeling') && Number(woord.slice(13)) >= 7;
  const klein = proefLeerlijn();
  const { woorden, tekort } = choosePlanwoorden(
    vraag({ leerlijn: klein, isBezet: (w) => isBezet(w) || w.startsWith('i-als-ie'), doelen: ['verdubbeling'] }),
  );
  const [eerste] = tekort;
  assert.ok(eerste && eerste.nodig === 18 && eerste.ankers < 18 && eerste.zonderGroei === eerste.ankers < 8, JSON.stringify(tekort));
  assert.equal(woorden.filter(({ rol }) => rol === 'vers').length, 0);
});

test('each test asks its own part: fresh and practised words at the end only', () => {
  const bron = {
    woorden: choosePlanwoorden(vraag()).woorden,
    geoefend: { verdubbeling: Array.from({ length: 9 }, (_, i) => `geoefend-${i}`) },
    inZinnen: [],
  };
  const rollen = (soort: 'start' | 'tussen' | 'eind' | 'na'): Record<string, number> => {
    const uit: Record<string, number> = {};
    for (const { rol } of createPlantoets(soort, ['verdubbeling', 'ei-ij'], bron, 9)) uit[rol] = (uit[rol] ?? 0) + 1;
    return uit;
  };
  assert.deepEqual(rollen('start'), { anker: 28, contrast: 4, zin: 2 });
  assert.deepEqual(rollen('tussen'), { anker: 12 });
  assert.deepEqual(rollen('eind'), { anker: 28, vers: 8, contrast: 4, zin: 2, geoefend: 5 });
  assert.deepEqual(rollen('na'), { anker: 12, vers: 8 });
});

const reeks = (naam: string, categorie: string, rol: Planrol, aantal: number): Planwoord[] =>
  Array.from({ length: aantal }, (_, i) => ({ woord: `${naam} ${i}`, categorie, rol }));
const rollen = (woorden: readonly Planwoord[], categorie: string): string =>
  (['anker', 'vers', 'contrast', 'zin'] as const)
    .map((rol) => woorden.filter((woord) => woord.categorie === categorie && woord.rol === rol).length)
    .join(' ');

test('what the final test asked is asked again, with new words beside it; a goal it did not ask keeps its own', () => {
  const gekozen = [
    ...reeks('nieuw', 'a', 'anker', 3),
    ...reeks('contrast', 'a', 'contrast', 4),
    ...reeks('eigen', 'b', 'anker', 14),
    ...reeks('eigen vers', 'b', 'vers', 4),
  ];
  const gevraagd = [...reeks('oud', 'a', 'anker', 12), ...reeks('oud vers', 'a', 'vers', 3)];
  const tekort = [{ categorie: 'a', ankers: 3, nodig: 14, zonderGroei: true }];
  const uit = continuePlanwoorden({ woorden: gekozen, tekort, maat: {} }, gevraagd, ['a', 'b']);
  assert.equal(rollen(uit.woorden, 'a'), '14 3 4 0');
  assert.equal(rollen(uit.woorden, 'b'), '14 4 0 0');
  assert.ok(uit.woorden.filter(({ rol, categorie }) => rol === 'anker' && categorie === 'a').every(({ woord }) => woord.startsWith('oud')));
  assert.deepEqual(uit.tekort, [], 'there are words enough: those that were asked');
});

test('a few words that were asked are no start test', () => {
  const gekozen = reeks('nieuw', 'a', 'anker', 18);
  const uit = continuePlanwoorden({ woorden: gekozen, tekort: [], maat: {} }, reeks('oud', 'a', 'anker', 7), ['a']);
  assert.deepEqual(uit.woorden, gekozen);
});

test('words that are never heard are set apart as well: they are asked in the sentence that is read, in a form that writes', () => {
  const [categorie] = leerlijn.volgorde;
  assert.ok(categorie);
  const met = (vormen: readonly Oefenvorm[], opZicht: boolean) =>
    createLeerlijn({
      categorieen: [{ ...categorie.info, vooraf: [] }],
      woorden: Array.from({ length: 40 }, (_, i) => ({
        woord: `stil-${i}`,
        hoofd: categorie.id,
        knelpunten: [{ categorie: categorie.id, b: 1.5, vb: 0.36 }],
        niveau: categorie.info.introHalfjaar,
        band: 2 as const,
        gereserveerd: i % 4 === 0,
        vormen,
        ...(opZicht && { opZicht: true as const }),
      })),
    });
  const aantal = (vormen: readonly Oefenvorm[], opZicht: boolean): number =>
    choosePlanwoorden(vraag({ leerlijn: met(vormen, opZicht), doelen: [categorie.id], tegenhangers: {} })).woorden.length;
  assert.deepEqual(
    [aantal(['kies', 'fout-verbeteren'], true), aantal(['kies', 'vorm-veranderen'], true), aantal(['kies'], true)],
    [24, 24, 0],
  );
  assert.equal(aantal(['kies', 'vorm-veranderen'], false), 0, 'of what is heard a form by ear is asked');
});

test('a goal that stands in no loose word is asked in whole sentences: fewer of them, equally hard at both ends, and twelve stay to be practised', () => {
  const [eerst, tweede] = leerlijn.volgorde;
  assert.ok(eerst && tweede);
  const item = (woord: string, vorm: Oefenvorm, gereserveerd: boolean, i: number) => ({
    woord,
    hoofd: eerst.id,
    knelpunten: [{ categorie: eerst.id, b: 1 + i / 40, vb: 0.36 }],
    niveau: eerst.info.introHalfjaar,
    band: 2 as const,
    gereserveerd,
    vormen: [vorm],
  });
  const met = (woorden: number, zinnen: number, reserve: number) =>
    createLeerlijn({
      categorieen: [
        { ...eerst.info, vooraf: [] },
        { ...tweede.info, vooraf: [] },
      ],
      woorden: [
        ...Array.from({ length: woorden }, (_, i) => item(`woord-${i}`, 'dictee-woord', i % 2 === 0, i)),
        ...Array.from({ length: zinnen }, (_, i) => item(`zin-${i}`, 'dictee-zin', i < reserve, i)),
      ],
    });
  const kies = (woorden: number, zinnen: number, reserve: number) =>
    choosePlanwoorden(vraag({ leerlijn: met(woorden, zinnen, reserve), doelen: [eerst.id], tegenhangers: {} }));
  const rollen = ({ woorden }: ReturnType<typeof kies>) =>
    (['anker', 'vers', 'zin'] as const).map((rol) => woorden.filter((een) => een.rol === rol).length);
  const zinnen = kies(0, 42, 12);
  assert.deepEqual([rollen(zinnen), zinnen.tekort], [[12, 4, 0], []]);
  // Of 20 that are practised eight can be missed; with two that are reserved that makes ten.
  assert.deepEqual(rollen(kies(0, 22, 2)), [10, 0, 0]);
  assert.deepEqual(kies(0, 22, 2).tekort, [{ categorie: eerst.id, ankers: 10, nodig: 12, zonderGroei: false }]);
  // Words first, sentences beside them: four words that are reserved.
  const beide = kies(8, 40, 12);
  assert.deepEqual(rollen(beide), [12, 4, 0]);
  assert.equal(beide.woorden.filter(({ woord }) => woord.startsWith('woord-')).length, 4);
  // Words enough: no sentence but for the two of the plan.
  const woorden = kies(60, 40, 12);
  assert.deepEqual(rollen(woorden), [18, 6, 2]);
  assert.ok(woorden.woorden.every(({ woord, rol }) => woord.startsWith(rol === 'zin' ? 'zin-' : 'woord-')));
  const bron = { woorden: zinnen.woorden, geoefend: { [eerst.id]: Array.from({ length: 9 }, (_, i) => `oud-${i}`) }, inZinnen: [eerst.id] };
  const eind = createPlantoets('eind', [eerst.id], bron, 1);
  assert.deepEqual([createPlantoets('start', [eerst.id], bron, 1).length, eind.length], [12, 20]);
  assert.deepEqual(
    [stapVan(eind, () => true).length, stapVan(eind, () => false).length, stapVan(eind.slice(0, 5), () => true).length],
    [7, 15, 5],
  );
});

test('what a word can be asked in takes long to find: it is looked for only where the word has to do with a goal or what resembles it', () => {
  const eigen = proefLeerlijn();
  const bekeken = new Set<string>();
  for (const { info } of eigen.woorden.values()) {
    const { vormen } = info;
    Object.defineProperty(info, 'vormen', { get: () => (bekeken.add(info.woord), vormen) });
  }
  assert.deepEqual(choosePlanwoorden(vraag({ leerlijn: eigen })).woorden, choosePlanwoorden(vraag()).woorden);
  const erbij = ['verdubbeling', 'ei-ij', 'lange-klank-eind'];
  for (const naam of bekeken)
    assert.ok(
      eigen.woorden.get(naam)?.punten.some(({ categorie }) => erbij.includes(categorie.id)),
      naam,
    );
  assert.ok(bekeken.size > 0);
});
