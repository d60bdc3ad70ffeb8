import { test } from 'node:test';
import assert from 'node:assert/strict';
import { recordAntwoord, replay } from '../antwoord.ts';
import { chooseOpgaven, planDag, planTaakIn } from '../choose.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from '../instelling.ts';
import { packLine, readLine } from '../logline.ts';
import { choosePlaatsing } from '../plaatsing.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from '../proef.fixture.ts';
import { createStand, withWijziging } from '../stand.ts';
import { createVoortgangstoets } from '../toets.ts';

const leerlijn = proefLeerlijn();
const begin = createStand({ seedPrior: { gemiddelde: 1.5, sd: 0.5 } });

test('a word of a care-plan test that was written wrong is evidence, and never comes back', () => {
  const bewijs = bewijsVan('verdubbeling-40', false, { soort: 'toets', zonderHerhaling: true });
  const { gewijzigd, log } = recordAntwoord(begin, leerlijn, bewijs, NU);
  assert.equal(gewijzigd.woorden['verdubbeling-40']?.terugOp, 0);
  assert.equal(gewijzigd.categorieen['verdubbeling']?.antwoorden, 1, 'it counts');
  const opnieuw = replay(begin, [readLine(packLine(log))], leerlijn.constanten);
  assert.deepEqual(opnieuw, withWijziging(begin, gewijzigd), 'the stored line replays to the same');
  const gewoon = recordAntwoord(begin, leerlijn, bewijsVan('verdubbeling-1', false), NU).gewijzigd.woorden['verdubbeling-1'];
  assert.ok((gewoon?.terugOp ?? 0) > NU, 'a mistake in practice does');
});

test('a word in repetition that a test asks stays as it was in repetition', () => {
  const fout = withWijziging(begin, recordAntwoord(begin, leerlijn, bewijsVan('verdubbeling-1', false), NU).gewijzigd);
  const { gewijzigd } = recordAntwoord(
    fout,
    leerlijn,
    bewijsVan('verdubbeling-1', true, { soort: 'toets', zonderHerhaling: true }),
    NU + 3 * DAG,
  );
  assert.equal(gewijzigd.woorden['verdubbeling-1']?.terugOp, fout.woorden['verdubbeling-1']?.terugOp);
});

const even = [...leerlijn.woorden.keys()].filter((woord) => Number(woord.slice(woord.lastIndexOf('-') + 1)) % 3 === 0);
const instelling: Oefeninstelling = { ...STANDAARD_INSTELLING, apart: even, minuten: 30 };
const isApart = (woord: string): boolean => even.includes(woord);

test('words that are set apart are in no taak, no single opgave, no test and no repetition', () => {
  // One of them went wrong in practice before it was set apart.
  const stand = withWijziging(begin, recordAntwoord(begin, leerlijn, bewijsVan('verdubbeling-3', false), NU - 5 * DAG).gewijzigd);
  for (let seed = 0; seed < 20; seed++) {
    const woorden = [
      ...planDag(stand, leerlijn, instelling, NU, seed).flatMap((taak) => taak.woorden),
      ...(planTaakIn(stand, leerlijn, instelling, 'verdubbeling', { now: NU, seed })?.woorden ?? []),
      ...chooseOpgaven(stand, leerlijn, instelling, { now: NU, seed }, 20),
      ...createVoortgangstoets(stand, leerlijn, instelling, NU, seed),
    ].map(({ woord }) => woord);
    // A start test to its end: the first question alone seldom comes near one.
    const gevraagd: { woord: string; categorie: string }[] = [];
    for (let i = 0; i < 25; i++) {
      const vraag = choosePlaatsing(stand, leerlijn, instelling, { gevraagd }, { now: NU, seed });
      if (vraag) gevraagd.push(vraag);
    }
    assert.ok(gevraagd.length > 5);
    assert.deepEqual([...woorden, ...gevraagd.map(({ woord }) => woord)].filter(isApart), []);
  }
});

test('six in ten choices go to the goals of a plan, also when there is one goal, and the others go on', () => {
  for (const [zorgaandeel, van, tot] of [
    [0.4, 0.3, 0.52],
    [0.6, 0.5, 0.72],
    [0.8, 0.7, 0.9],
  ] as const) {
    let doel = 0;
    let alles = 0;
    for (let seed = 0; seed < 60; seed++) {
      const dag = planDag(
        begin,
        leerlijn,
        { ...STANDAARD_INSTELLING, zorgdoelen: ['verdubbeling'], zorgaandeel, minuten: 8 },
        NU,
        seed * 7919,
      );
      doel += dag.filter(({ categorie }) => categorie === 'verdubbeling').length;
      alles += dag.length;
    }
    assert.ok(doel / alles > van && doel / alles < tot, `${zorgaandeel}: ${doel} of ${alles}`);
  }
});

test('the look-alike of a goal is not sought while something else is open, and is when nothing else is', () => {
  const metDoel: Oefeninstelling = { ...STANDAARD_INSTELLING, zorgdoelen: ['verdubbeling'], zorgaandeel: 0.4, minuten: 8 };
  const tel = (anders: Partial<Oefeninstelling>): ReadonlyMap<string, number> => {
    const per = new Map<string, number>();
    for (let seed = 0; seed < 40; seed++)
      for (const { categorie, soort } of planDag(begin, leerlijn, { ...metDoel, ...anders }, NU, seed * 7919))
        if (soort === 'groei' || soort === 'afmaken') per.set(categorie, (per.get(categorie) ?? 0) + 1);
    return per;
  };
  const gewoon = [...tel({})].filter(([id]) => id !== 'verdubbeling').toSorted((a, b) => b[1] - a[1]);
  const [meest] = gewoon[0] ?? assert.fail('one goal and nothing else');
  assert.ok(gewoon.length > 1);
  assert.equal(tel({ mijdt: [meest] }).get(meest) ?? 0, 0);
  assert.ok((tel({ mijdt: [meest], alleen: [meest], zorgdoelen: [] }).get(meest) ?? 0) > 0);
});
