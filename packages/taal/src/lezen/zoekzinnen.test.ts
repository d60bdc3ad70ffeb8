import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { LEESGRENZEN } from './niveaus.ts';
import { makeRekenscene, rekenzinnenVan } from './rekenzinnen.ts';
import { KEUZEZINNEN, zegGemaakt } from './opdrachten.ts';
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

/* ---- recept, route ---- */

const delenVan = (zin: string): readonly string[] => zin.toLowerCase().split(/(?<=[.?]) /);

/** Twelve scenes of every item of every level. */
const volgordescenes = Leesniveau.options.flatMap((niveau) =>
  rekenzinnenVan(niveau).flatMap((zin, i) =>
    zin.vorm === 'recept' || zin.vorm === 'route'
      ? Array.from({ length: 12 }, (_, n) => ({
          ...makeRekenscene(zin, niveau, createRandom(n * 31 + i)),
          vorm: zin.vorm,
          recept: zin.recept,
        }))
      : [],
  ),
);

type Orde = readonly string[];
const VOLGORDES: readonly (readonly [RegExp, (woorden: readonly string[]) => (orde: Orde) => boolean])[] = [
  [
    /^(?:de|het) (\S+) komt het eerst\.$/,
    ([x = '']) =>
      (orde) =>
        orde[0] === x,
  ],
  [
    /^(?:de|het) (\S+) komt het laatst\.$/,
    ([x = '']) =>
      (orde) =>
        orde.at(-1) === x,
  ],
  [
    /^(?:de|het) (\S+) komt niet het eerst\.$/,
    ([x = '']) =>
      (orde) =>
        orde[0] !== x,
  ],
  [
    /^(?:de|het) (\S+) komt na (?:de|het) (\S+)\.$/,
    ([x = '', y = '']) =>
      (orde) =>
        orde.indexOf(x) > orde.indexOf(y),
  ],
  [
    /^(?:de|het) (\S+) komt voor (?:de|het) (\S+)\.$/,
    ([x = '', y = '']) =>
      (orde) =>
        orde.indexOf(x) < orde.indexOf(y),
  ],
  [
    /^meteen na (?:de|het) (\S+) komt (?:de|het) (\S+)\.$/,
    ([y = '', x = '']) =>
      (orde) =>
        orde.indexOf(x) === orde.indexOf(y) + 1,
  ],
  [
    /^(?:de|het) (\S+) komt tussen (?:de|het) (\S+) en (?:de|het) (\S+)\.$/,
    ([x = '', y = '', z = '']) =>
      (orde) => {
        const [a, b, c] = [orde.indexOf(y), orde.indexOf(x), orde.indexOf(z)];
        return (a < b && b < c) || (c < b && b < a);
      },
  ],
];
const orden = (dingen: Orde): readonly Orde[] =>
  dingen.length === 0 ? [[]] : dingen.flatMap((ding) => orden(dingen.filter((ander) => ander !== ding)).map((rest) => [ding, ...rest]));

/** What one sentence says of an order. */
function leesVolgorde(deel: string): (orde: Orde) => boolean {
  const [patroon, maak] = VOLGORDES.find(([regel]) => regel.test(deel)) ?? assert.fail(`cannot be read: ${deel}`);
  return maak((patroon.exec(deel) ?? []).slice(1));
}

/** What is said of the order that was laid, read in the same way. */
function leesBijJou(zin: string): (orde: Orde) => boolean {
  const deel = zin.toLowerCase().replace(/^bij jou komt /, '');
  const na = /^na (?:de|het) (\S+) eerst (?:de|het) (\S+)\.$/.exec(deel);
  if (na) return (orde) => orde.indexOf(na[2] ?? '') === orde.indexOf(na[1] ?? '') + 1;
  const beide = /^(\S+ \S+) (voor|na) (\S+ \S+) en (?:voor|na) (\S+ \S+)\.$/.exec(deel);
  if (!beide) return leesVolgorde(deel.replace(/^(\S+ \S+) /, '$1 komt ').replace('komt wel', 'komt'));
  const [, x = '', hoe = '', ...dan] = beide;
  return (orde) => dan.every((ding) => leesVolgorde(`${x} komt ${hoe} ${ding}.`)(orde));
}

test('recept and route: one order fits all sentences, each is needed, and what must be left out is named', () => {
  for (const { zin, keuzes, antwoord, stukken = [], recept } of volgordescenes) {
    const delen = delenVan(zin);
    const zonder = delen.flatMap(
      (deel) => /^(?:er komt geen (\S+) op|kom niet langs (?:de|het) (\S+))\.$/.exec(deel)?.slice(1).filter(Boolean) ?? [],
    );
    assert.deepEqual(
      keuzes.filter((ding) => !stukken.includes(ding)),
      zonder,
      zin,
    );
    assert.equal(antwoord, stukken.join(' '));
    if (recept === 'dan') {
      const gelezen = delen.map((deel) => /^(?:leg|rij)(?: dan)?(?: naar)? (?:de|het) (\S+)\.$/.exec(deel)?.[1] ?? assert.fail(zin));
      assert.deepEqual(gelezen, stukken);
      continue;
    }
    const regels = delen.slice(0, delen.length - zonder.length).map(leesVolgorde);
    const alle = orden(stukken);
    const past = (eisen: typeof regels): readonly string[] =>
      alle.filter((orde) => eisen.every((eis) => eis(orde))).map((orde) => orde.join(' '));
    assert.deepEqual(past(regels), [antwoord], zin);
    for (const regel of regels) assert.ok(past(regels.filter((ander) => ander !== regel)).length > 1, `not needed: ${zin}`);
  }
});

/** A sentence that tells what to do after the one before it, or what to leave, as `leesVolgorde` reads the others. */
function leesDeel(deel: string, n: number, delen: readonly string[]): (orde: Orde) => boolean {
  const doe = (zin: string): string | undefined => /^(?:leg|rij)(?: dan)?(?: naar)? (?:de|het) (\S+)\.$/.exec(zin)?.[1];
  const [ding, vorig] = [doe(deel), doe(delen[n - 1] ?? '')];
  if (ding !== undefined) return (orde) => orde.indexOf(ding) === (vorig === undefined ? 0 : orde.indexOf(vorig) + 1);
  const niet = /^(?:er komt geen (\S+) op|kom niet langs (?:de|het) (\S+))\.$/.exec(deel);
  return niet ? (orde) => !orde.includes(niet[1] ?? niet[2] ?? '') : leesVolgorde(deel);
}

test('recept and route: of every wrong order the first sentence that it breaks is named, as it stands there, and what is said of that order is so', () => {
  let zonder = 0;
  for (const scene of volgordescenes.filter((_, n) => n % 3 === 0)) {
    const { zin, keuzes, antwoord, stukken = [], regels = [], vorm } = scene;
    const delen = delenVan(zin);
    const opgave = {
      antwoord,
      stukken: [...stukken],
      extra: keuzes.filter((ding) => !stukken.includes(ding)),
      leesregels: regels.map((regel) => ({ ...regel, dingen: [...regel.dingen] })),
    };
    assert.equal(regels.map((regel) => regel.zin).join(' '), zin);
    assert.deepEqual(zegGemaakt(vorm, opgave, antwoord), [], 'the right order breaks none');
    for (const orde of orden(keuzes).map((alle) => alle.slice(0, stukken.length))) {
      if (orde.join(' ') === antwoord) continue;
      const [, gelezen = '', bijJou = ''] = zegGemaakt(vorm, opgave, orde.join(' '));
      const plek = delen.indexOf(gelezen.toLowerCase());
      assert.ok(plek >= 0 && zin.includes(gelezen), `${orde.join(' ')}: ${zin}`);
      assert.equal(leesDeel(delen[plek] ?? '', plek, delen)(orde), false, `${orde.join(' ')}: ${gelezen}`);
      const wel = /^Bij jou is (?:de|het) (\S+) er wel bij\.$/.exec(bijJou)?.[1];
      if (wel !== undefined) zonder += 1;
      if (wel !== undefined) assert.ok(orde.includes(wel) && !stukken.includes(wel), bijJou);
      else {
        for (const [n, deel] of delen.slice(0, plek).entries()) assert.ok(leesDeel(deel, n, delen)(orde), `${orde.join(' ')}: ${deel}`);
        assert.ok(leesBijJou(bijJou)(orde), `${orde.join(' ')}: ${bijJou}`);
      }
    }
  }
  assert.ok(zonder > 100);
});
