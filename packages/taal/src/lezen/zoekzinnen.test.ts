import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { LEESGRENZEN } from './niveaus.ts';
import { makeRekenscene, rekenzinnenVan } from './rekenzinnen.ts';
import { KEUZEZINNEN } from './opdrachten.ts';
import { countWoord, woordenVan } from './telling.ts';
import { isHoogstens } from './woordniveau.ts';
import { makeZoekscene, zoekzinnenVan, type Zoekscene } from './zoekzinnen.ts';

/** Who hides, read from its name as it is shown: nothing of what made the scene is used. */
interface Gezien {
  readonly kleur: string;
  readonly hoofd: string;
  readonly plek: string;
  readonly ding: string;
}

const KLEUREN: Readonly<Record<string, string>> = { rode: 'rood', gele: 'geel', witte: 'wit', blauwe: 'blauw' };
const see = (naam: string): Gezien => {
  const [, kleur = '', hoofd = '', plek = '', ding = ''] = /^(\S+) (\S+) (\S+) de (\S+)$/.exec(naam) ?? assert.fail(naam);
  return { kleur: KLEUREN[kleur] ?? assert.fail(naam), hoofd, plek, ding };
};

type Lezing = (wie: Gezien, alle: readonly Gezien[]) => boolean;

/** What a sentence says, as a reader takes it; `Zoek de ander.` belongs to the sentences before it. */
const LEZINGEN: readonly (readonly [RegExp, (woorden: readonly string[]) => Lezing])[] = [
  [
    /^hij zit niet (\S+) de (\S+)\.$/,
    ([plek, ding]) =>
      (wie) =>
        !(wie.plek === plek && wie.ding === ding),
  ],
  [
    /^hij zit (\S+) de (\S+) of de (\S+)\.$/,
    ([plek, een, ander]) =>
      (wie) =>
        wie.plek === plek && (wie.ding === een || wie.ding === ander),
  ],
  [
    /^hij zit (\S+) de (\S+)\.$/,
    ([plek, ding]) =>
      (wie) =>
        wie.plek === plek && wie.ding === ding,
  ],
  [
    /^zijn (\S+) is niet (\S+)\.$/,
    ([hoofd, kleur]) =>
      (wie) =>
        !(wie.hoofd === hoofd && wie.kleur === kleur),
  ],
  [
    /^zijn (\S+) is (\S+)\.$/,
    ([hoofd, kleur]) =>
      (wie) =>
        wie.hoofd === hoofd && wie.kleur === kleur,
  ],
  [
    /^hij draagt geen (\S+)\.$/,
    ([hoofd]) =>
      (wie) =>
        wie.hoofd !== hoofd,
  ],
  [
    /^hij draagt een (\S+)\.$/,
    ([hoofd]) =>
      (wie) =>
        wie.hoofd === hoofd,
  ],
  [
    /^er zitten er twee bij de (\S+)\. de (\S+) van de een is (\S+)\. zoek de ander\.$/,
    ([ding, hoofd, kleur]) =>
      (wie, alle) => {
        const bij = alle.filter((een) => een.ding === ding);
        assert.equal(bij.length, 2, 'two are near it');
        assert.ok(bij.every(({ plek }) => ['voor', 'achter', 'naast'].includes(plek)));
        assert.equal(bij.filter((een) => een.hoofd === hoofd && een.kleur === kleur).length, 1, 'one of them wears it');
        return wie.ding === ding && !(wie.hoofd === hoofd && wie.kleur === kleur);
      },
  ],
  [
    /^een van hen zit (\S+) de (\S+)\. zoek wie dezelfde kleur draagt als hij\.$/,
    ([plek, ding]) =>
      (wie, alle) => {
        const als = alle.filter((een) => een.plek === plek && een.ding === ding);
        assert.equal(als.length, 1, 'one sits there');
        return wie !== als[0] && wie.kleur === als[0]?.kleur;
      },
  ],
  [
    /^zijn (\S+) is (\S+), maar die (\S+) de (\S+) is het niet\.$/,
    ([hoofd, kleur, plek, ding]) =>
      (wie) =>
        wie.hoofd === hoofd && wie.kleur === kleur && !(wie.plek === plek && wie.ding === ding),
  ],
];

const lees = (zin: string): Lezing | undefined =>
  LEZINGEN.flatMap(([patroon, maak]) => {
    const gevonden = patroon.exec(zin);
    return gevonden ? [maak(gevonden.slice(1))] : [];
  })[0];

/** The clue as a list of what it says; a sentence that nobody can read fails. */
function readBriefje(zin: string): readonly Lezing[] {
  const heel = zin.toLowerCase();
  const alsGeheel = lees(heel);
  if (alsGeheel) return [alsGeheel];
  return heel.split(/(?<=\.) /).map((deel) => lees(deel) ?? assert.fail(`cannot be read: ${zin}`));
}

const wieVan = ({ keuzes, zin }: Zoekscene, lezingen = readBriefje(zin)): string[] => {
  const gezien = keuzes.map(see);
  return keuzes.filter((_, i) => {
    const wie = gezien[i];
    return wie !== undefined && lezingen.every((lezing) => lezing(wie, gezien));
  });
};

const SCENES = 1000;

test('check 18: of ten thousand scenes each has one who fits its clue, and that is the answer', () => {
  let aantal = 0;
  for (const niveau of Leesniveau.options) {
    const items = zoekzinnenVan(niveau);
    for (let n = 0; n < SCENES; n++, aantal++) {
      const { recept } = items[n % items.length] ?? assert.fail('an item');
      const scene = makeZoekscene(recept, niveau, createRandom(n * 7 + 1));
      assert.equal(new Set(scene.keuzes).size, 4, scene.zin);
      const both = ['boot', 'kar'].filter((ding) =>
        ['in', 'op'].every((plek) => scene.keuzes.some((naam) => naam.endsWith(` ${plek} de ${ding}`))),
      );
      assert.deepEqual(both, [], 'who sits in a boat sits on it too');
      assert.deepEqual(wieVan(scene), [scene.antwoord], `${niveau} ${recept}: ${scene.zin} | ${scene.keuzes.join(' | ')}`);
    }
  }
  assert.equal(aantal, 10_000);
});

test('of a clue of two sentences both have to be read: one alone leaves two or three', () => {
  for (const niveau of Leesniveau.options)
    for (const { recept } of zoekzinnenVan(niveau))
      for (let n = 0; n < 40; n++) {
        const scene = makeZoekscene(recept, niveau, createRandom(n));
        const lezingen = readBriefje(scene.zin);
        if (lezingen.length > 1) for (const een of lezingen) assert.ok(wieVan(scene, [een]).length > 1, scene.zin);
      }
});

test('the answer is not seen without the clue: who shares most with the others is right no more often than by chance', () => {
  let raak = 0;
  let alle = 0;
  for (const niveau of Leesniveau.options)
    for (const { recept } of zoekzinnenVan(niveau))
      for (let n = 0; n < 40; n++, alle++) {
        const { keuzes, antwoord } = makeZoekscene(recept, niveau, createRandom(n));
        const gezien = keuzes.map(see);
        const deelt = (een: Gezien): number =>
          gezien.reduce(
            (som, ander) => som + (['kleur', 'hoofd', 'plek', 'ding'] as const).filter((wat) => een[wat] === ander[wat]).length,
            0,
          );
        const meeste = Math.max(...gezien.map(deelt));
        const kandidaten = keuzes.filter((_, i) => deelt(gezien[i] ?? assert.fail('one')) === meeste);
        raak += kandidaten.includes(antwoord) ? 1 / kandidaten.length : 0;
      }
  assert.ok(raak / alle < 0.32, `${raak / alle}`);
});

test('every word of every clue is within the level, and no sentence is longer than it may be', () => {
  for (const niveau of Leesniveau.options) {
    const grens = LEESGRENZEN[niveau];
    const zinnen = zoekzinnenVan(niveau).flatMap(({ recept }) =>
      Array.from({ length: 30 }, (_, n) => makeZoekscene(recept, niveau, createRandom(n)).zin),
    );
    for (const woord of new Set(zinnen.flatMap(woordenVan))) {
      const telling = countWoord(woord.toLowerCase());
      assert.ok(
        isHoogstens(telling.niveau, grens.woord) && telling.klankgroepen <= grens.klankgroepen,
        `${niveau} ${woord} ${telling.niveau}`,
      );
    }
    for (const deel of zinnen.flatMap((zin) => zin.split(/(?<=\.) /))) assert.ok(woordenVan(deel).length <= grens.zin.hoogst, deel);
  }
});

/** What each sentence asks to look at once more: how the name of a wrong one differs from the right one there. */
const KANTEN: readonly (readonly [string, RegExp])[] = [
  [KEUZEZINNEN.dier, /^\S+/],
  [KEUZEZINNEN.doetDier, /\S+$/],
  [KEUZEZINNEN.hoofdDier, /(?<=met )\S+/],
  [KEUZEZINNEN.dak, /(?<=met )\S+/],
  [KEUZEZINNEN.deur, /\S+(?= deur)/],
  [KEUZEZINNEN.bij, /\S+$/],
  [KEUZEZINNEN.waar, /\S+ de \S+$/],
  [KEUZEZINNEN.kleur, /^\S+/],
  [KEUZEZINNEN.hoofd, /(?<=^\S+ )\S+/],
];

test('who chose another picture is told to look where it differs from the one that is described', () => {
  let gezegd = 0;
  for (const niveau of Leesniveau.options) {
    const rekenen = rekenzinnenVan(niveau).filter(({ vorm }) => vorm === 'foto-beeld' || vorm === 'huis-beeld');
    for (let keer = 0; keer < 4; keer++) {
      const scenes = [
        ...rekenen.map((zin) => makeRekenscene(zin, niveau, createRandom(keer))),
        ...zoekzinnenVan(niveau).map(({ recept }) => makeZoekscene(recept, niveau, createRandom(keer))),
      ];
      for (const { antwoord, tegen } of scenes) {
        assert.equal(tegen[antwoord], undefined, antwoord);
        for (const [naam, zinnen] of Object.entries(tegen))
          for (const zin of zinnen) {
            const [, kant] = KANTEN.find(([tekst]) => tekst === zin) ?? assert.fail(zin);
            gezegd++;
            assert.notEqual(kant.exec(naam)?.[0], kant.exec(antwoord)?.[0], `${naam} for ${antwoord}: ${zin}`);
          }
      }
    }
  }
  assert.ok(gezegd > 1500, `${gezegd}`);
});
