import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintBeginners, lintBron, lintReeksen } from '../../tools/lint-teksten.ts';
import { lintGokken, measureVragen, printGokcijfers } from '../../tools/lint-vragen.ts';
import { lettersetVan, woordset } from './letterset.ts';
import { readTeksten } from './tekst.ts';

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
