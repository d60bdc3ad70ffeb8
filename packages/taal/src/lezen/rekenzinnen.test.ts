/** Reads what is asked with a grammar of its own: nothing of what made a scene is used but its words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { nameFotobeeld, nameHuisbeeld, readFotobeeld, readHuisbeeld } from '@spelrijk/domain/zoekbeeld';
import { isTeNoemen, pastOokBij } from '../../tools/plaatjes.ts';
import { loadKoppen } from '../lezen.ts';
import { LEESGRENZEN } from './niveaus.ts';
import type { Rekenscene } from './rekenscene.ts';
import { makeRekenscene, rekenzinnenVan, type Rekenzin } from './rekenzinnen.ts';
import { countWoord, woordenVan } from './telling.ts';
import { isHoogstens } from './woordniveau.ts';

const KEER = 12;

type Gesteld = Rekenscene & Pick<Rekenzin, 'vorm' | 'niveau' | 'recept'>;

/** Scenes of every item of every level. */
const SCENES: readonly Gesteld[] = Leesniveau.options.flatMap((niveau) =>
  rekenzinnenVan(niveau).flatMap((zin, i) =>
    Array.from({ length: KEER }, (_, n) => ({
      ...makeRekenscene(zin, niveau, createRandom(n * 31 + i)),
      vorm: zin.vorm,
      niveau,
      recept: zin.recept,
    })),
  ),
);

const scenesVan = (...vormen: readonly Rekenzin['vorm'][]): readonly Gesteld[] => SCENES.filter(({ vorm }) => vormen.includes(vorm));

const delenVan = (zin: string): readonly string[] => zin.toLowerCase().split(/(?<=[.?]) /);
const zonderDe = (ding: string): string => ding.replace(/^(?:de|het|een) /, '');

/* ---- foto-beeld ---- */

interface Gezien {
  readonly dier: string;
  readonly hoofd: string;
  readonly doet: string;
}
const see = (naam: string): Gezien => {
  const [, dier = '', hoofd = '', doet = ''] = /^(\S+) met (\S+) die (\S+)$/.exec(naam) ?? assert.fail(naam);
  return { dier, hoofd, doet };
};
const ENKEL: Readonly<Record<string, string>> = { lezen: 'leest', eten: 'eet', zingen: 'zingt', slapen: 'slaapt', springen: 'springt' };

type Lezing = (wie: Gezien, alle: readonly Gezien[]) => boolean;
const FOTO: readonly (readonly [RegExp, (woorden: readonly string[]) => Lezing])[] = [
  [
    /^neem de (\S+) die (\S+)\.$/,
    ([dier, doet]) =>
      (wie) =>
        wie.dier === dier && wie.doet === doet,
  ],
  [
    /^neem de (\S+)\.$/,
    ([dier]) =>
      (wie) =>
        wie.dier === dier,
  ],
  [
    /^neem de (\S+) of de (\S+)\.$/,
    ([een, ander]) =>
      (wie) =>
        wie.dier === een || wie.dier === ander,
  ],
  [
    /^hij (\S+) niet\.$/,
    ([doet]) =>
      (wie) =>
        wie.doet !== doet,
  ],
  [
    /^het dier (\S+)\.$/,
    ([doet]) =>
      (wie) =>
        wie.doet === doet,
  ],
  [
    /^hij heeft een (\S+) op\.$/,
    ([hoofd]) =>
      (wie) =>
        wie.hoofd === hoofd,
  ],
  [
    /^hij heeft geen (\S+) op\.$/,
    ([hoofd]) =>
      (wie) =>
        wie.hoofd !== hoofd,
  ],
  [
    /^neem de (\S+) zonder (\S+)\.$/,
    ([dier, hoofd]) =>
      (wie) =>
        wie.dier === dier && wie.hoofd !== hoofd,
  ],
  [
    /^neem een dier dat (\S+), maar niet de (\S+)\.$/,
    ([doet, dier]) =>
      (wie) =>
        wie.doet === doet && wie.dier !== dier,
  ],
  [
    /^twee dieren (\S+)\.$/,
    ([doen = '']) =>
      (wie, alle) => {
        assert.equal(alle.filter(({ doet }) => doet === ENKEL[doen]).length, 2);
        return wie.doet === ENKEL[doen];
      },
  ],
  [
    /^neem van die twee het dier zonder (\S+)\.$/,
    ([hoofd]) =>
      (wie) =>
        wie.hoofd !== hoofd,
  ],
  [
    /^er is een dier dat hetzelfde op heeft als de (\S+)\.$/,
    ([dier]) =>
      (wie, alle) => {
        const als = alle.filter((een) => een.dier === dier);
        assert.equal(als.length, 1);
        return wie.dier !== dier && wie.hoofd === als[0]?.hoofd;
      },
  ],
  [/^neem dat dier\.$/, () => () => true],
];
const leesFoto = (deel: string): Lezing =>
  FOTO.flatMap(([patroon, maak]) => {
    const gevonden = patroon.exec(deel);
    return gevonden ? [maak(gevonden.slice(1))] : [];
  })[0] ?? assert.fail(`cannot be read: ${deel}`);

test('foto-beeld: one of four animals fits what is read, and half of it is never enough', () => {
  let raak = 0;
  const scenes = scenesVan('foto-beeld');
  for (const { zin, keuzes, antwoord } of scenes) {
    const gezien = keuzes.map(see);
    const wie = (lezingen: readonly Lezing[]): string[] =>
      keuzes.filter((_, i) => lezingen.every((lezing) => lezing(gezien[i] ?? assert.fail(zin), gezien)));
    const lezingen = delenVan(zin).map(leesFoto);
    assert.equal(new Set(keuzes).size, 4, zin);
    assert.deepEqual(wie(lezingen), [antwoord], `${zin} | ${keuzes.join(' | ')}`);
    if (lezingen.length > 1 && !zin.includes('hetzelfde')) for (const een of lezingen) assert.ok(wie([een]).length > 1, zin);
    const deelt = gezien.map((een) =>
      gezien.reduce((som, ander) => som + (['dier', 'hoofd', 'doet'] as const).filter((wat) => een[wat] === ander[wat]).length, 0),
    );
    const meeste = keuzes.filter((_, i) => deelt[i] === Math.max(...deelt));
    raak += meeste.includes(antwoord) ? 1 / meeste.length : 0;
  }
  assert.ok(raak / scenes.length < 0.3, 'nobody stands out');
  for (const naam of scenes.flatMap(({ keuzes }) => keuzes)) assert.equal(nameFotobeeld(readFotobeeld(naam) ?? assert.fail(naam)), naam);
});

/* ---- huis-beeld ---- */

interface Huis {
  readonly dak: string;
  readonly deur: string;
  readonly bij: string;
}
const KLEUR: Readonly<Record<string, string>> = { rode: 'rood', gele: 'geel', witte: 'wit', blauwe: 'blauw' };
const seeHuis = (naam: string): Huis => {
  const [, dak = '', deur = '', bij = ''] = /^huis met (\S+) dak, (\S+) deur en (\S+)$/.exec(naam) ?? assert.fail(naam);
  return { dak, deur: KLEUR[deur] ?? assert.fail(deur), bij };
};
const HUIS: readonly (readonly [RegExp, (woorden: readonly string[]) => (huis: Huis, alle: readonly Huis[]) => boolean])[] = [
  [
    /^het dak is (niet )?(\S+)\.$/,
    ([niet, kleur]) =>
      ({ dak }) =>
        (dak === kleur) !== (niet !== undefined),
  ],
  [
    /^het dak is (\S+) of (\S+)\.$/,
    ([een, ander]) =>
      ({ dak }) =>
        dak === een || dak === ander,
  ],
  [
    /^de deur is (niet )?(\S+)\.$/,
    ([niet, kleur]) =>
      ({ deur }) =>
        (deur === kleur) !== (niet !== undefined),
  ],
  [
    /^er staat (een|geen) (\S+) bij\.$/,
    ([een, ding]) =>
      ({ bij }) =>
        (bij === ding) === (een === 'een'),
  ],
  [
    /^de deur heeft dezelfde kleur als het dak\.$/,
    () =>
      ({ dak, deur }) =>
        dak === deur,
  ],
  [
    /^twee huizen hebben een (\S+) dak\.$/,
    ([kleur]) =>
      ({ dak }, alle) => {
        assert.equal(alle.filter((huis) => huis.dak === kleur).length, 2);
        return dak === kleur;
      },
  ],
  [
    /^neem van die twee het huis zonder (\S+)\.$/,
    ([ding]) =>
      ({ bij }) =>
        bij !== ding,
  ],
];

test('huis-beeld: one of four houses fits what is read, half of it leaves two, and none stands out', () => {
  let raak = 0;
  const scenes = scenesVan('huis-beeld');
  for (const { zin, keuzes, antwoord } of scenes) {
    const huizen = keuzes.map(seeHuis);
    const lezingen = delenVan(zin).map((deel) => {
      const [patroon, maak] = HUIS.find(([regel]) => regel.test(deel)) ?? assert.fail(`cannot be read: ${deel}`);
      return maak((patroon.exec(deel) ?? []).slice(1));
    });
    const wie = (delen: typeof lezingen): string[] =>
      keuzes.filter((_, i) => delen.every((deel) => deel(huizen[i] ?? assert.fail(zin), huizen)));
    assert.deepEqual([new Set(keuzes).size, lezingen.length], [4, 2], zin);
    assert.deepEqual(wie(lezingen), [antwoord], `${zin} | ${keuzes.join(' | ')}`);
    for (const een of lezingen) assert.ok(wie([een]).length > 1, zin);
    const deelt = huizen.map((een) =>
      huizen.reduce((som, ander) => som + (['dak', 'deur', 'bij'] as const).filter((wat) => een[wat] === ander[wat]).length, 0),
    );
    const meeste = keuzes.filter((_, i) => deelt[i] === Math.max(...deelt));
    raak += meeste.includes(antwoord) ? 1 / meeste.length : 0;
    for (const naam of keuzes) assert.equal(nameHuisbeeld(readHuisbeeld(naam) ?? assert.fail(naam)), naam);
    assert.ok(zin.length <= 90, zin);
  }
  assert.ok(raak / scenes.length < 0.3, 'nobody stands out');
});

/* ---- boodschap ---- */

const FRUIT = ['peer', 'appel', 'banaan'];
const GEEN_ETEN = ['pet', 'pen', 'boek', 'bril', 'lamp', 'schaar', 'lepel'];

/** Does what a note says, sentence after sentence. */
function carryOut(zin: string, schap: readonly string[]): readonly string[] {
  let over = [...schap];
  let als = true;
  let laatst = '';
  const ligt = (ding = ''): boolean => schap.includes(zonderDe(ding));
  const neem = (ding = ''): void => {
    laatst = zonderDe(ding);
    if (als) over = over.includes(laatst) || schap.includes(laatst) ? [laatst] : [];
  };
  const doe: readonly (readonly [RegExp, (woorden: readonly string[]) => void])[] = [
    [/^neem iets wat je kunt eten\.$/, () => (over = over.filter((ding) => !GEEN_ETEN.includes(ding)))],
    [/^neem iets wat je niet kunt eten\.$/, () => (over = over.filter((ding) => GEEN_ETEN.includes(ding)))],
    [/^neem geen fruit\.$/, () => (over = over.filter((ding) => !FRUIT.includes(ding)))],
    [/^maar niet (?:de|het) (\S+)\.$/, ([ding]) => (over = over.filter((ander) => ander !== ding))],
    [/^is er geen (\S+)\?$/, ([ding]) => (als = !ligt(ding))],
    [/^is (?:die|dat) er ook niet\?$/, () => (als = als && !ligt(laatst))],
    [/^ligt er geen (\S+)\?$/, ([ding]) => (als = !ligt(ding))],
    [/^ligt er (?:een )?(\S+) en ook (?:een )?(\S+)\?$/, ([een, ander]) => (als = ligt(een) && ligt(ander))],
    [/^ligt een van de twee er niet\?$/, () => (als = !als)],
    [/^ligt er (?:een )?(\S+)\?$/, ([ding]) => (als = ligt(ding))],
    [/^maar ligt er ook (?:een )?(\S+)\?$/, ([ding]) => (als = ligt(ding))],
    [/^dan neem je ((?:de|het) \S+)\.$/, ([ding]) => neem(ding)],
    [/^neem dan ((?:de|het) \S+)\.$/, ([ding]) => neem(ding)],
    [/^neem ((?:de|het) \S+)\.$/, ([ding]) => neem(ding)],
  ];
  for (const deel of delenVan(zin)) {
    const regel = doe.find(([patroon]) => patroon.test(deel)) ?? assert.fail(`cannot be read: ${deel}`);
    regel[1]((regel[0].exec(deel) ?? []).slice(1));
  }
  return over;
}

test('boodschap: who does what the note says has one thing, and that is the answer', () => {
  for (const { zin, keuzes, antwoord, plaatjes } of scenesVan('boodschap')) {
    assert.deepEqual([keuzes.length, new Set(keuzes).size, plaatjes], [4, 4, true]);
    assert.deepEqual(carryOut(zin, keuzes), [antwoord], `${zin} | ${keuzes.join(' ')}`);
    for (const ding of keuzes) {
      assert.ok(isTeNoemen(ding), ding);
      assert.ok(!keuzes.some((ander) => pastOokBij(ding, ander)), keuzes.join(' '));
    }
  }
});

test('boodschap: what stands first in the note, or last, is not always taken', () => {
  const scenes = scenesVan('boodschap').filter(({ recept }) => recept !== 'soort');
  const genoemd = scenes.map(({ zin, keuzes }) =>
    keuzes
      .filter((ding) => zin.toLowerCase().includes(ding))
      .toSorted((a, b) => zin.toLowerCase().indexOf(a) - zin.toLowerCase().indexOf(b)),
  );
  const deel = (plek: number): number => scenes.filter(({ antwoord }, i) => genoemd[i]?.at(plek) === antwoord).length / scenes.length;
  assert.ok(deel(0) < 0.75 && deel(-1) < 0.75, `${deel(0)} ${deel(-1)}`);
});

/* ---- zin-antwoord ---- */

/** The part of a question that a sentence has to say, and how a sentence says it. */
const GEDAAN: Readonly<Record<string, string>> = {
  geduwd: 'duwt',
  gezocht: 'zoekt',
  geroepen: 'roept',
  gevolgd: 'volgt',
  geholpen: 'helpt',
};
const PLEK = '(?:in|op|achter|naast|onder) .+';
const VRAGEN: readonly (readonly [RegExp, (woorden: readonly string[]) => (zin: string) => boolean])[] = [
  [
    new RegExp(`^wie (\\S+), maar niet (${PLEK})\\?$`),
    ([doet, plek]) =>
      (zin) =>
        new RegExp(`^\\S+ ${doet} ${PLEK}\\.$`).test(zin) && !zin.includes(` ${plek}.`),
  ],
  [
    /^wie wordt door (\S+) (\S+)\?$/,
    ([wie, gedaan = '']) =>
      (zin) =>
        zin.startsWith(`${wie} ${GEDAAN[gedaan]} `),
  ],
  [
    /^door wie wordt (\S+) (\S+)\?$/,
    ([wie, gedaan = '']) =>
      (zin) =>
        zin.endsWith(` ${GEDAAN[gedaan]} ${wie}.`),
  ],
  [
    new RegExp(`^wie (\\S+) (${PLEK})\\?$`),
    ([doet, plek]) =>
      (zin) =>
        zin.endsWith(` ${doet} ${plek}.`),
  ],
  [
    new RegExp(`^wat doet (\\S+) (${PLEK})\\?$`),
    ([wie, plek]) =>
      (zin) =>
        zin.startsWith(`${wie} `) && zin.endsWith(` ${plek}.`),
  ],
  [
    new RegExp(`^wanneer (\\S+) (\\S+) (${PLEK})\\?$`),
    ([doet, wie, plek]) =>
      (zin) =>
        /^op \S+dag /.test(zin) && zin.endsWith(`dag ${doet} ${wie} ${plek}.`),
  ],
  [
    /^waarom (\S+) (\S+)\?$/,
    ([doet, wie]) =>
      (zin) =>
        zin.startsWith(`${wie} ${doet}, want `),
  ],
  [
    /^waar (\S+) (\S+)\?$/,
    ([doet, wie]) =>
      (zin) =>
        new RegExp(`^${wie} ${doet} ${PLEK}\\.$`).test(zin),
  ],
];

test('zin-antwoord: one of four sentences answers the question, and none is the only one with half of it', () => {
  for (const { zin, keuzes, antwoord } of scenesVan('zin-antwoord')) {
    const vraag = zin.toLowerCase();
    const [patroon, maak] = VRAGEN.find(([regel]) => regel.test(vraag)) ?? assert.fail(`cannot be read: ${zin}`);
    const geeft = maak((patroon.exec(vraag) ?? []).slice(1));
    assert.deepEqual([keuzes.length, new Set(keuzes).size], [4, 4], zin);
    assert.deepEqual(
      keuzes.filter((keus) => geeft(keus.toLowerCase())),
      [antwoord],
      `${zin} | ${keuzes.join(' | ')}`,
    );
    const doeners = new Map<string, number>();
    for (const keus of keuzes)
      for (const woord of new Set(woordenVan(keus.toLowerCase()))) doeners.set(woord, (doeners.get(woord) ?? 0) + 1);
    for (const woord of woordenVan(vraag)) if (doeners.has(woord)) assert.ok((doeners.get(woord) ?? 0) > 1, `${zin}: ${woord}`);
  }
});

/* ---- zin-verbinden ---- */

/**
 * What goes with what, read by a writer and written down once more: per beginning what can stand after a word that gives the reason (or the result), and after
 * one that goes against it. Names, and he and she, as they come.
 */
const WAAROM: Readonly<Record<string, readonly [want: string, maar: string]>> = {
  '@ blijft in bed': ['hij is ziek', 'de zon schijnt al'],
  '@ pakt een jas': ['het is koud', 'het is warm'],
  '@ eet de soep': ['hij heeft honger', 'hij heeft geen honger'],
  '@ gaat naar bed': ['ze is moe', 'ze is niet moe'],
  '@ zingt hard': ['hij is blij', 'het is al laat'],
  '@ gaat naar huis': ['de les is klaar', 'de les is niet klaar'],
  '@ rent naar school': ['hij heeft haast', 'hij heeft veel tijd'],
  '@ speelt in de tuin': ['de zon schijnt', 'het is koud'],
  '@ koopt een boek': ['ze leest graag', 'ze leest bijna nooit'],
  '@ gaat met de bus': ['zijn fiets is stuk', 'hij fietst graag'],
  '@ wast zijn handen': ['hij gaat aan tafel', 'zijn handen zijn al schoon'],
  '@ drinkt water': ['hij heeft dorst', 'hij heeft geen dorst'],
  'De hond blaft': ['hij ziet een kat', 'hij is heel lief'],
  '@ zet het raam open': ['het is binnen warm', 'het is buiten koud'],
  '@ komt te laat': ['zijn band is lek', 'hij woont naast de school'],
  'Het regent': ['@ blijft binnen', '@ speelt buiten'],
  '@ is moe': ['ze gaat naar bed', 'ze danst nog door'],
  'De fiets is stuk': ['@ neemt de bus', '@ rijdt er nog op'],
  '@ is ziek': ['hij blijft in bed', 'hij gaat naar school'],
  'De soep is heet': ['@ blaast op haar lepel', '@ neemt een grote hap'],
  'De winkel is dicht': ['@ gaat naar huis', '@ gaat naar binnen'],
  'Het is heel koud': ['@ draagt een muts', '@ draagt geen jas'],
  '@ heeft dorst': ['hij drinkt een glas water', 'hij drinkt niets'],
  'De bus komt niet': ['@ gaat te voet', '@ komt op tijd'],
  '@ kan niet zwemmen': ['hij blijft aan de kant', 'hij springt in het diepe'],
  '@ weet het antwoord': ['ze steekt haar vinger op', 'ze zegt niets'],
  '@ houdt van dieren': ['ze aait elke hond', 'ze is bang voor katten'],
  '@ heeft honger': ['ze eet een boterham', 'ze eet niets'],
  'De deur zit op slot': ['@ zoekt de sleutel', '@ komt naar binnen'],
};
const ZIJDE: Readonly<Record<string, 0 | 1>> = { want: 0, omdat: 0, Daarom: 0, maar: 1, hoewel: 1, Toch: 1 };
/** The order that each word asks: what is done second, in front, or at the end. */
const DOET =
  '(?:is|zijn|heeft|schijnt|leest|fietst|gaat|ziet|woont|blijft|speelt|danst|neemt|rijdt|blaast|draagt|drinkt|komt|springt|steekt|zegt|aait|eet|zoekt)';
const GEWOON = new RegExp(`^\\S+(?: \\S+)? ${DOET}\\b`);
const ORDE: Readonly<Record<string, RegExp>> = {
  want: GEWOON,
  maar: GEWOON,
  Daarom: new RegExp(`^${DOET} `),
  Toch: new RegExp(`^${DOET} `),
  omdat: new RegExp(` ${DOET}$`),
  hoewel: new RegExp(` ${DOET}$`),
};
const zonderNaam = (tekst: string): string => tekst.replaceAll(/\b(?:Tom|Bas|Rik|Jan|Kim|Lot|Roos|Noor)\b/g, '@').replace(/[., …]+$/, '');
const alsRij = (tekst: string): string => zonderNaam(tekst).split(' ').toSorted().join(' ');

test('zin-verbinden: of two words and two halves one pair goes on with the beginning, and neither word nor half is right more often', () => {
  const goed = { woord: new Map<string, number>(), begin: new Set<string>() };
  const scenes = scenesVan('zin-verbinden');
  for (const { zin, keuzes, antwoord, stukken = [], niveau } of scenes) {
    const past = WAAROM[zonderNaam(zin)] ?? assert.fail(`nobody read: ${zin}`);
    const woorden = keuzes.filter((keuze) => !keuze.endsWith('.'));
    const helften = keuzes.filter((keuze) => keuze.endsWith('.'));
    assert.deepEqual([woorden.length, helften.length, new Set(keuzes).size], [2, 2, 4], zin);
    const paren = woorden.flatMap((woord) =>
      helften.filter((helft) => alsRij(helft) === alsRij(past[ZIJDE[woord] ?? assert.fail(woord)])).map((helft) => `${woord} ${helft}`),
    );
    assert.deepEqual(paren, [antwoord], `${zin} | ${keuzes.join(' | ')}`);
    assert.equal(stukken.join(' '), antwoord);
    const [woord = ''] = stukken;
    const helft = zonderNaam(stukken[1] ?? '');
    assert.match(helft, ORDE[woord] ?? assert.fail(woord));
    assert.ok(
      woordenVan(`${zin.endsWith('.') ? '' : zin} ${antwoord}`).length <= LEESGRENZEN[niveau].zin.hoogst,
      `${niveau} ${zin} ${antwoord}`,
    );
    goed.woord.set(woord, (goed.woord.get(woord) ?? 0) + 1);
    goed.begin.add(zonderNaam(zin));
    for (const stuk of keuzes) assert.ok(stuk.length <= 28, stuk);
  }
  for (const [een, ander] of [
    ['want', 'maar'],
    ['Daarom', 'Toch'],
    ['omdat', 'hoewel'],
  ] as const) {
    const [a, b] = [goed.woord.get(een) ?? 0, goed.woord.get(ander) ?? 0];
    assert.ok(a > 0.4 * (a + b) && b > 0.4 * (a + b), `${een} ${a}, ${ander} ${b}`);
  }
  assert.deepEqual([...goed.begin].toSorted(), Object.keys(WAAROM).toSorted(), 'every beginning was drawn');
});

test('the chance that an order is laid by luck counts every piece that lies there, also one that must be left out', async () => {
  let over = 0;
  for (const niveau of Leesniveau.options) {
    const koppen = new Map((await loadKoppen(`zinnen-${niveau}`)).map(({ id, gokkans }) => [id, gokkans]));
    for (const { id, vorm, keuzes, stukken = [] } of rekenzinnenVan(niveau)) {
      if (vorm === 'zin-verbinden') assert.equal(koppen.get(id), 1 / 4, 'one of two, and one of two');
      if (vorm !== 'recept' && vorm !== 'route') continue;
      if (keuzes.length > stukken.length) over += 1;
      const manieren = stukken.reduce((som, _, n) => som * (keuzes.length - n), 1);
      assert.ok(Math.abs((koppen.get(id) ?? 1) - 1 / manieren) < 1e-9, `${id}: ${koppen.get(id)} for ${manieren}`);
    }
  }
  assert.ok(over > 0);
});

/* ---- all ---- */

test('every word is within its level, no sentence is longer than it may be, and nothing is too long for a board', () => {
  assert.ok(SCENES.length > 7000);
  for (const niveau of Leesniveau.options) {
    const grens = LEESGRENZEN[niveau];
    const hier = SCENES.filter((scene) => scene.niveau === niveau);
    const gelezen = hier.flatMap(({ vorm, zin, keuzes }) => [
      ...delenVan(zin),
      ...(vorm === 'foto-beeld' || vorm === 'huis-beeld' || vorm === 'boodschap' ? [] : keuzes),
    ]);
    for (const woord of new Set(gelezen.flatMap(woordenVan))) {
      const telling = countWoord(woord.toLowerCase());
      assert.ok(
        isHoogstens(telling.niveau, grens.woord) && telling.klankgroepen <= grens.klankgroepen,
        `${niveau} ${woord} ${telling.niveau}`,
      );
    }
    for (const deel of gelezen) assert.ok(woordenVan(deel).length <= grens.zin.hoogst, `${niveau} ${deel}`);
    if (!grens.hoofdletters) for (const { zin, keuzes } of hier) assert.doesNotMatch([zin, ...keuzes].join(' '), /\p{Lu}/u);
  }
  for (const { zin, vorm, keuzes } of SCENES) {
    assert.ok(zin.length <= (vorm === 'recept' ? 105 : 140), zin);
    if (vorm === 'zin-antwoord') for (const keus of keuzes) assert.ok(keus.length <= 44, keus);
  }
});

test('a form asks another one every time: fifty draws of one item give more than twenty questions', () => {
  for (const zin of rekenzinnenVan('m5').filter(({ id }) => id.endsWith('01'))) {
    const vragen = Array.from({ length: 50 }, (_, n) => {
      const { zin: vraag, keuzes } = makeRekenscene(zin, 'm5', createRandom(n));
      return `${vraag} ${keuzes.toSorted().join(' ')}`;
    });
    assert.ok(new Set(vragen).size > 20, zin.id);
  }
});
