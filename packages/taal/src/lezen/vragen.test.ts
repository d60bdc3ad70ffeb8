import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { lintBeginners, lintBron, lintReeksen, lintRollen } from '../../tools/lint-teksten.ts';
import { lintGokken, lintVerwijzing, lintVragen, measureVragen, printGokcijfers } from '../../tools/lint-vragen.ts';
import { loadTeksten } from '../lezen.ts';
import { lettersetVan, woordset } from './letterset.ts';
import { deelvragen, tegenDeel, tegenVraag } from './natekst.ts';
import { loadSpreekregels, OPDRACHTREGELS } from './speak.ts';
import { readTeksten } from './tekst.ts';
import { eersteTeksten, chooseTeksten, loadTekstset, slotVan, THEMANAMEN } from './tekstset.ts';
import { spreekbeurten } from './toneel.ts';

const vraag = (nummer: number, goed: string, ...fout: readonly string[]): string =>
  `? v${nummer} letterlijk | waar zit sem?\n+ ${goed}\n${fout.map((ander) => `- ${ander}`).join('\n')}\n@ sem zit op de mat.\n`;
const tekst = (velden: string, ...vragen: readonly string[]) =>
  readTeksten(`# start-90 de mat\nsoort: verhaal\n${velden}\nsem zit op de mat.\nde kat zit in de la.\n\n${vragen.join('')}`, 'start');

test('a right answer that alone is made of words of the text is found', () => {
  const verraden = tekst('', vraag(1, 'op de mat', 'bij tim thuis', 'bij een koek'));
  assert.equal(measureVragen(verraden).overlap, 1);
  assert.ok(lintGokken(verraden).some((reden) => reden.includes('woorden uit de tekst')));
});

test('options that all stand in the text share the point', () => {
  const eerlijk = tekst('', vraag(1, 'op de mat', 'in de la', 'op de kat'));
  const { overlap, kans } = measureVragen(eerlijk);
  assert.ok(Math.abs(overlap - 1 / 3) < 1e-9 && Math.abs(kans - 1 / 3) < 1e-9);
  assert.deepEqual(
    lintGokken(eerlijk).filter((reden) => reden.includes('tekst')),
    [],
  );
});

test('a right answer that is longest every time is found', () => {
  assert.ok(lintGokken(tekst('', vraag(1, 'op de mat bij de kat', 'la', 'kat'))).some((reden) => reden.includes('langste')));
});

test('the figures have a line per level and one for all', () => {
  assert.equal(printGokcijfers().split('\n').length, 12);
});

const SETS: readonly (readonly [string, number])[] = [
  ['mis', 1],
  ['kaas', 2],
  ['room', 3],
  ['het', 4],
  ['koe', 5],
  ['huis', 6],
  ['deur', 7],
  ['nacht', 8],
  ['school', 9],
  ['tess', 11],
];
for (const [woord, set] of SETS) test(`${woord} is read after letter set ${set}`, () => assert.equal(woordset(woord), set));

test('words known by sight do not count, and a text above its letters is found', () => {
  assert.equal(lettersetVan(['ik mik op de kom.'], ['de']), 2);
  const [hoog] = tekst('letterset: 3\nglobaal: de\n', vraag(1, 'op de mat', 'in de la', 'op de kat'));
  assert.deepEqual(hoog && lintBeginners(hoog).filter((reden) => reden.includes('boven')).length > 0, true);
});

test('information needs two sources of different places; parts of a series stand in order', () => {
  const [een] = readTeksten('# m4-90 De mol\nsoort: weettekst\nbron: https://a.nl/1, https://a.nl/2\n\nEen mol graaft.\n', 'm4');
  assert.deepEqual(een && lintBron(een), ['1 bronnen, minder dan 2']);
  const [oud] = readTeksten('# m4-02 De mol\nsoort: weettekst\n\nEen mol graaft.\n', 'm4');
  assert.deepEqual(oud && lintBron(oud), ['0 bronnen, minder dan 2'], 'no text is too old for the rule');
  const reeks = (deel: number) => readTeksten(`# m4-9${deel} T${deel}\nsoort: verhaal\nreeks: De hut ${deel}\n\nHij rent.\n`, 'm4');
  assert.deepEqual(lintReeksen([...reeks(1), ...reeks(2)]), []);
  assert.equal(lintReeksen([...reeks(2), ...reeks(1)]).length, 1);
});

const tekstE4 = (...vragen: readonly string[]) =>
  readTeksten(`# e4-90 De mat\nsoort: verhaal\n\nSem zit op de mat. Hij slaapt.\n\n${vragen.join('')}`, 'e4');
const vraagE4 = (nummer: number, soort: string, vraag = 'Waar zit Sem?'): string =>
  `? v${nummer} ${soort} | ${vraag}\n+ op de mat\n- bij de kat\n- in de la\n- op het dak\n@ Sem zit op de mat.\n`;

test('from E4 a text asks what a word refers to, or how it is built; below E4 it does not', () => {
  const zonder = ['letterlijk', 'letterlijk', 'verbinden', 'afleiden', 'afleiden'].map((soort, n) => vraagE4(n + 1, soort));
  const [kaal] = tekstE4(...zonder);
  assert.deepEqual(kaal && lintVragen(kaal), ['er is geen vraag over een verwijzing of over de opbouw']);
  const [goed] = tekstE4(...zonder, vraagE4(6, 'verwijzen', "'Hij slaapt.' Wie slaapt?"));
  assert.deepEqual(goed && lintVragen(goed), []);
  const [vol] = tekstE4(...zonder, vraagE4(6, 'structuur'), vraagE4(7, 'structuur'));
  assert.deepEqual(vol && lintVragen(vol), ['er zijn 7 vragen, niet 5 tot 6'], 'no taak holds seven');
  const [jong] = tekst('', vraag(1, 'op de mat', 'in de la').replace('letterlijk', 'verwijzen'));
  assert.ok(jong && lintVragen(jong).includes('naar verwijzing of opbouw wordt pas vanaf E4 gevraagd'));
});

test('a question about a reference quotes the text', () => {
  const [wel, niet] = ["'Hij slaapt.' Wie slaapt?", "'Zij slaapt.' Wie slaapt?"].map((zin) => tekstE4(vraagE4(1, 'verwijzen', zin))[0]);
  assert.ok(wel && niet);
  assert.deepEqual(
    wel.vragen.flatMap((een) => lintVerwijzing(een, wel)),
    [],
  );
  assert.equal(niet.vragen.flatMap((een) => lintVerwijzing(een, niet)).length, 1);
});

test('with four options a way of guessing may be right less often', () => {
  // Three questions: the longest option is right in one of three, which is chance with three options and too much with four.
  const drie = [1, 2, 3].map((nummer) => vraag(nummer, nummer === 1 ? 'op de mat bij de kat' : 'la', 'in de la', 'op de kat'));
  const vier = drie.map((een) => een.replace('- op de kat', '- op de kat\n- in de pan'));
  const lengte = (vragen: readonly string[]) => lintGokken(tekst('', ...vragen)).filter((reden) => reden.includes('het langste'));
  assert.equal(lengte(drie).length, 0);
  assert.equal(lengte(vier).length, 1);
});

test('every question from E4 up has four options, and one in four is what blind luck gets', () => {
  const rijen = printGokcijfers().split('\n');
  for (const niveau of ['e4', 'm5', 'e5', 'm6-e6', 'm7-e7', 'plus'])
    assert.match(rijen.find((rij) => rij.startsWith(`${niveau} `)) ?? '', /^\S+\s+\d+\s+\d+\s+25 /);
});

test('check 1: after each set of letters from 2 to 6 there are three texts or more that can be sounded out with it, questions and options too', async () => {
  const teksten = (await loadTeksten('start')).filter(({ letterset }) => letterset !== undefined);
  for (const set of [2, 3, 4, 5, 6]) {
    const eigen = teksten.filter(({ letterset }) => letterset === set);
    assert.ok(eigen.length >= 3, `set ${set}: ${eigen.length} texts`);
    for (const { id, titel, alineas, vragen, globaal } of eigen) {
      const alles = [titel, ...alineas.flat(), ...vragen.flatMap(({ vraag, antwoord, fout }) => [vraag, antwoord, ...fout])];
      assert.ok(lettersetVan(alles, globaal) <= set, id);
      assert.ok(globaal.length <= 2, id);
    }
  }
});

test('a play has two to five roles that each speak, nobody speaks without one, and every line is one of its text', async () => {
  const stukken = (await Promise.all(Leesniveau.options.map(loadTeksten))).flat().filter(({ rollen }) => rollen !== undefined);
  assert.ok(stukken.length >= 11);
  assert.ok(stukken.some(({ land }) => land === 'be'));
  for (const stuk of stukken) {
    assert.deepEqual(lintRollen(stuk), [], stuk.id);
    const beurten = spreekbeurten(stuk);
    assert.deepEqual(
      beurten.flatMap(({ plekken }) => plekken),
      stuk.alineas.flat().map((_, nr) => nr),
      stuk.id,
    );
    // What is said and who says it is what the file has.
    const terug = beurten.map(({ rol, zinnen }) => (rol === null ? '' : `${rol}: `) + zinnen.join(' ')).join(' ');
    assert.equal(terug, stuk.alineas.flat().join(' '), stuk.id);
  }
  const kapot = readTeksten('# e4-99 Mis\nsoort: gesprek\nrollen: Jan, Piet\n\nHet waait.\nJan: Kom je?\n\nJan: Goed.\nKees: Ja.\n', 'e4');
  assert.deepEqual(kapot.map(lintRollen), [
    [
      'Piet spreekt minder dan 2 keer',
      'Kees spreekt, maar is geen rol',
      'een aanwijzing en wat er gezegd wordt staan in één stuk: Het waait.',
    ],
  ]);
});

const VOOR_DE_KEUZE: ReadonlySet<string> = new Set(['water', 'kust']);

test('a theme has six texts on each of three neighbouring levels; in every six that a child gets its words return in three, and each last question needs three', async () => {
  for (const naam of THEMANAMEN) {
    const set = (await loadTekstset(naam)) ?? assert.fail(naam);
    const niveaus = [...new Set(set.teksten.map(({ niveau }) => niveau))];
    const eerste = Leesniveau.options.indexOf(niveaus[0] ?? 'start');
    assert.deepEqual(niveaus, Leesniveau.options.slice(eerste, eerste + 3), naam);
    assert.equal(set.teksten.length, 18, naam);
    // Set ready before there were six of a level: two of each.
    const eerder = VOOR_DE_KEUZE.has(naam) ? [eersteTeksten(set)] : [];
    const gelezen = [...Leesniveau.options.map((niveau) => chooseTeksten(set, niveau)), ...eerder];
    for (const teksten of gelezen) {
      assert.equal(teksten.length, 6, naam);
      const wat = `${naam}: ${teksten.map(({ id }) => id).join()}`;
      for (const woord of set.woorden)
        assert.ok(
          teksten.filter(({ tekst }) => new RegExp(`(?<!\\p{L})${woord}(s|en)?(?!\\p{L})`, 'iu').test(tekst)).length >= 3 ||
            eerder.includes(teksten),
          `${wat}: ${woord}`,
        );
      assert.ok(slotVan(set, teksten).length >= 3, wat);
    }
    assert.deepEqual(
      new Set(gelezen.flatMap((teksten) => slotVan(set, teksten))).size,
      set.slot.length,
      `${naam}: a question that nobody gets`,
    );
    for (const { id, antwoord, fout, teksten } of set.slot) {
      assert.equal(new Set([antwoord, ...fout]).size, 4, id);
      assert.equal(new Set(teksten).size, 3, id);
      const orde = teksten.map((tekst) => set.teksten.findIndex((ander) => ander.id === tekst));
      assert.deepEqual(
        orde,
        orde.toSorted((a, b) => a - b),
        `${id}: in the order of the set`,
      );
      assert.ok(
        orde.every((plek) => plek >= 0),
        id,
      );
    }
  }
  const water = (await loadTekstset('water')) ?? assert.fail();
  const niveaus = (niveau: Leesniveau): string[] => [...new Set(chooseTeksten(water, niveau).map((tekst) => tekst.niveau))];
  assert.deepEqual((['start', 'e3', 'm4', 'e4', 'plus'] as const).map(niveaus), [['e3'], ['e3'], ['m4'], ['e4'], ['e4']]);
  assert.equal(await loadTekstset('__proto__'), undefined);
});

const woordenVan = (zin: string): readonly string[] => zin.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

test('who chose a wrong answer is pointed at a place: its words stand in the sentence that is shown, or nowhere in the text', async () => {
  const teksten = (await Promise.all(Leesniveau.options.map(loadTeksten))).flat();
  const gezegd = { ergens: 0, nergens: 0, alle: 0 };
  for (const leestekst of teksten) {
    const zinnen = leestekst.alineas.flat();
    for (const leesvraag of leestekst.vragen) {
      const tegen = tegenVraag(leestekst, leesvraag);
      for (const fout of leesvraag.fout) {
        const over = tegen[fout] ?? [];
        gezegd.alle++;
        assert.ok(over.length > 0, `${leesvraag.id}: ${fout}`);
        const [kop = '', hier = ''] = over;
        const gezocht = new Set(woordenVan(fout));
        if (kop.endsWith('lees je hier:')) {
          gezegd.ergens++;
          assert.ok(zinnen.includes(hier) && woordenVan(hier).some((woord) => gezocht.has(woord)), `${leesvraag.id}: ${fout}: ${hier}`);
          const bewijs = leesvraag.plekken.map(({ start, end }) => leestekst.tekst.slice(start, end));
          assert.ok(!bewijs.some((stuk) => hier.includes(stuk)), `${leesvraag.id}: ${fout} stands in the proof`);
        }
        if (kop.endsWith('niet in de tekst.')) {
          gezegd.nergens++;
          // None of what it has and the question and the right answer have not; a or the is everywhere.
          const eigen = [...gezocht].filter(
            (woord) => woord.length > 4 && !woordenVan(`${leesvraag.vraag} ${leesvraag.antwoord}`).includes(woord),
          );
          assert.ok(!eigen.some((woord) => woordenVan(leestekst.tekst).includes(woord)), `${leesvraag.id}: ${fout}`);
        }
      }
      assert.equal(tegen[leesvraag.antwoord], undefined, leesvraag.id);
    }
  }
  assert.ok(gezegd.ergens > 1000 && gezegd.nergens > 100, JSON.stringify(gezegd));
});

test('nothing is said of a choice in a text that cannot be heard: it is the same everywhere, or a line of that text', async () => {
  for (const niveau of Leesniveau.options) {
    const klinkt = new Set([...OPDRACHTREGELS, ...(await loadSpreekregels(niveau))].map((regel) => regel.tekst));
    for (const leestekst of await loadTeksten(niveau)) {
      const tegen = [
        ...leestekst.vragen.map((een) => tegenVraag(leestekst, een)),
        ...deelvragen(leestekst).map((een) => tegenDeel(leestekst, een)),
      ];
      for (const zin of tegen.flatMap((een) => Object.values(een)).flat()) assert.ok(klinkt.has(zin), `${leestekst.id}: ${zin}`);
    }
  }
});
