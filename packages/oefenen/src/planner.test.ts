/** What a plan may choose from: what is left of the room, which words fit, and what kind of evidence an answer is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { createBlik, type CategorieBlik } from './blik.ts';
import { planTaakIn } from './choose.ts';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { draw, drawFrom, findKandidaten, isUitgeput, type Kandidaat } from './kandidaten.ts';
import { createKantteller } from './kanten.ts';
import { priorVan } from './leerlijn.ts';
import { createPlanner, mayPass, nogNietUitgeput, soortBij, zoekvraag } from './planner.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { createStand, NIEUWE_CATEGORIE, type Stand } from './stand.ts';
import { aantalOpgaven, aantalTaken } from './taakvorm.ts';
import { gemengd } from './taakwoorden.ts';

const UUR = 3_600_000;
const leerlijn = proefLeerlijn();
const vers = (): Stand => createStand({ seedPrior: priorVan('4b') });
const planner = (stand: Stand = vers(), anders = {}) => createPlanner(stand, leerlijn, { ...STANDAARD_INSTELLING, ...anders }, NU, 1);

test('a check and transfer are evidence of a check, whatever is practised is not', () => {
  const soorten = ['groei', 'controle', 'transfer'] as const;
  assert.deepEqual(
    soorten.map((soort) => soortBij(soort)),
    ['nieuw', 'controle', 'controle'],
  );
});

test('what is used up is left out, unless nothing else is left', () => {
  const p = planner();
  const [een, ...rest] = p.ruimte.open;
  assert.ok(een && rest.length > 0);
  assert.equal(nogNietUitgeput(p), p.ruimte);
  p.uitgeput.add(een);
  assert.deepEqual(nogNietUitgeput(p).open, rest);
  for (const b of rest) p.uitgeput.add(b);
  assert.equal(nogNietUitgeput(p), p.ruimte);
});

test('passed over is not a check, not a goal of care, not the last that is left', () => {
  const p = planner();
  const [blik] = p.ruimte.open;
  assert.ok(blik);
  const groei = { soort: 'groei', blik } as const;
  assert.equal(mayPass(p, groei, p.ruimte), true);
  assert.equal(mayPass(p, { soort: 'controle', blik }, p.ruimte), false);
  assert.equal(mayPass(p, groei, { ...p.ruimte, open: [blik] }), false);
  assert.equal(mayPass(planner(vers(), { zorgdoelen: [blik.categorie.id] }), groei, p.ruimte), false);
});

test('words that are set apart are taken already, and minutes that are no number are the usual ones', () => {
  const p = planner(vers(), { apart: ['ei-ij-3'], minuten: Number.NaN });
  assert.ok(p.bezet.has('ei-ij-3'));
  assert.equal(p.instelling.minuten, STANDAARD_INSTELLING.minuten);
});

/** The categorie, its plan, and all its words that fit, best first. */
function zoek(stand: Stand, id = 'verdubbeling', bezet: readonly string[] = []) {
  const p = createPlanner(stand, leerlijn, STANDAARD_INSTELLING, NU, 1);
  for (const woord of bezet) p.bezet.add(woord);
  const b = p.blik.categorieen.find(({ categorie }) => categorie.id === id) ?? assert.fail();
  const vraag = zoekvraag(p, [leerlijn.vormen['dictee-woord']]);
  return { p, b, vraag, namen: (max: number): readonly string[] => findKandidaten(b, vraag, max).map(({ woord }) => woord.info.woord) };
}

test('of the words that fit the best are kept, best first, as many as are asked', () => {
  const { b, vraag, namen } = zoek(vers(), 'lange-klank-eind');
  const alle = findKandidaten(b, vraag, 100);
  assert.equal(alle.length, 30);
  assert.ok(alle.every(({ score }, i) => i === 0 || score >= (alle[i - 1]?.score ?? 0)));
  for (const max of [1, 5, 12])
    assert.deepEqual(
      namen(max),
      alle.slice(0, max).map(({ woord }) => woord.info.woord),
      String(max),
    );
  assert.ok(!zoek(vers(), 'lange-klank-eind', ['lange-klank-eind-4']).namen(100).includes('lange-klank-eind-4'));
});

/** One word answered so long before now. */
function gezien(woord: string, geleden: number): Stand {
  const eigen = createEigenStand(vers());
  processAntwoord(eigen, leerlijn, bewijsVan(woord, true), NU - geleden, { leert: false });
  return eigen;
}

test('a word of today does not come back, one of yesterday only when there are too few others, one of three weeks ago like any other', () => {
  const woord = 'lange-klank-eind-7';
  const op = (geleden: number, max: number): number => zoek(gezien(woord, geleden), 'lange-klank-eind').namen(max).indexOf(woord);
  assert.equal(op(20 * UUR - 1, 100), -1);
  assert.equal(op(20 * UUR, 100), 29, 'last of all');
  assert.equal(op(20 * UUR, 29), -1);
  assert.equal(op(20 * DAG, 29), -1);
  assert.notEqual(op(21 * DAG, 29), -1);
});

test('a word with a knelpunt that the child has not met only comes when there are too few others', () => {
  const { p, b, vraag } = zoek(vers());
  const dicht = (status: CategorieBlik['status']): CategorieBlik[] =>
    p.blik.categorieen.map((x) => (x.categorie.id === 'ei-ij' ? { ...x, status } : x));
  const met = (status: CategorieBlik['status'], max: number): number =>
    findKandidaten(b, { ...vraag, blik: { ...p.blik, categorieen: dicht(status) } }, max).filter(({ woord }) => woord.punten.length > 1)
      .length;
  assert.equal(met('open', 100), 10);
  assert.equal(met('op-slot', 20), 0);
  assert.equal(met('op-slot', 21), 1);
  assert.equal(met('op-slot', 100), 10);
  const [lastig = ''] = findKandidaten(b, vraag, 100).flatMap(({ woord }) => (woord.punten.length > 1 ? [woord.info.woord] : []));
  const eigen = { ...vraag, eigenWoorden: new Set([lastig]), blik: { ...p.blik, categorieen: dicht('op-slot') } };
  assert.equal(findKandidaten(b, eigen, 3)[0]?.woord.info.woord, lastig, 'a word that the docent gave comes all the same, and first');
});

test('one of the best five is drawn, an own word goes first, and of nothing nothing', () => {
  const [woord] = createBlik(vers(), leerlijn, NU, STANDAARD_INSTELLING).categorieen[0]?.categorie.woorden ?? [];
  assert.ok(woord);
  const rij = (...scores: readonly number[]): Kandidaat[] => scores.map((score) => ({ woord, vorm: 'dictee-woord', kans: 0.95, score }));
  assert.deepEqual([rij(), rij(0), rij(0, 1, 2, 3, 4, 5), rij(-2, 0, 1), rij(-1.5, 0)].map(drawFrom), [0, 1, 5, 1, 2]);
  assert.equal(draw(rij(), createRandom(1)), undefined);
  for (let seed = 0; seed < 30; seed++) {
    const kandidaten = rij(0, 1, 2, 3, 4, 5);
    const gekozen = draw(kandidaten, createRandom(seed));
    assert.ok(gekozen && gekozen.score <= 4 && kandidaten.length === 5 && !kandidaten.includes(gekozen));
  }
  assert.equal(draw(rij(-2, 0, 1), createRandom(3))?.score, -2);
  assert.deepEqual(
    [isUitgeput(rij()), isUitgeput(rij(0)), isUitgeput(rij(-2)), isUitgeput([{ woord, vorm: 'kies', kans: 0.92, score: 0 }])],
    [false, true, false, false],
  );
});

for (const [minuten, taken, woorden, zinnen, vragen] of [
  [1, 1, 8, 4, 5],
  [4, 1, 12, 6, 6],
  [5, 2, 9, 6, 6],
  [10, 3, 12, 6, 6],
  [15, 5, 11, 6, 6],
  [60, 19, 12, 6, 6],
  [120, 24, 12, 6, 6],
  [600, 24, 12, 6, 6],
] as const)
  test(`a day of ${minuten} minutes: ${taken} taken, of ${woorden} words, ${zinnen} sentences or ${vragen} questions about a text`, () => {
    const p = planner(vers(), { minuten });
    assert.equal(aantalTaken(p), taken);
    const van = (vorm: 'dictee-woord' | 'dictee-zin' | 'tekst-vraag'): number => aantalOpgaven(p, leerlijn.vormen[vorm]);
    assert.deepEqual([van('dictee-woord'), van('dictee-zin'), van('tekst-vraag')], [woorden, zinnen, vragen]);
  });

test('what is mixed in comes from the open categorie that is nearest to mastery, before what is mastered already', () => {
  const p = planner();
  const goed = (id: string, status: CategorieBlik['status'], kansBeheerst: number): CategorieBlik => {
    const b = p.blik.categorieen.find(({ categorie }) => categorie.id === id) ?? assert.fail(id);
    return { ...b, status, kansBeheerst, marge: 2, rij: { ...NIEUWE_CATEGORIE, antwoorden: 9 } };
  };
  const zelf = goed('verdubbeling', 'open', 0.5);
  const ruimte = {
    ...p.ruimte,
    bekend: [goed('kz-mkm', 'beheerst', 0.99)],
    open: [zelf, goed('ei-ij', 'open', 0.2), goed('lange-klank-eind', 'open', 0.8)],
  };
  const vorm = leerlijn.vormen['dictee-woord'];
  const uit = gemengd({ ...p, ruimte }, zelf, { vorm, aantal: 3, kanten: createKantteller(vorm.vorm, 12) });
  assert.deepEqual(
    uit.map(({ woord }) => woord.replace(/-[0-9]+$/, '')),
    ['lange-klank-eind', 'ei-ij', 'kz-mkm'],
  );
});

test('in a taak of a new category nothing of another one comes back; once it is known a little, mistakes of others do', () => {
  const eigen = createEigenStand(vers());
  for (let i = 0; i < 12; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i % 3 > 0), NU + i * 20_000, { leert: false });
  const elders = (now: number): readonly string[] =>
    [1, 2, 3]
      .flatMap((seed) => planTaakIn(eigen, leerlijn, STANDAARD_INSTELLING, 'ei-ij', { now, seed })?.woorden ?? assert.fail('no taak'))
      .map(({ woord }) => woord)
      .filter((woord) => !woord.startsWith('ei-ij'));
  assert.deepEqual(elders(NU + 3 * DAG), []);
  for (let i = 0; i < 9; i++) processAntwoord(eigen, leerlijn, bewijsVan(`ei-ij-${i}`, true), NU + 3 * DAG + i * 20_000, { leert: false });
  assert.ok(elders(NU + 6 * DAG).some((woord) => woord.startsWith('verdubbeling')));
});
