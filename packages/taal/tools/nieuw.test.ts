import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KOLOMMEN } from '../src/bank/regel.ts';
import { CATEGORIEEN } from '../src/categorieen.ts';
import { mistOf, readRijen, fillTabel, type Werk } from './nieuw.ts';

test('of a word with a sentence the rest is filled in, and what somebody wrote stays', () => {
  const { tekst, gevuld } = fillTabel('woord\tband\tzin\tipa\nbakkerij\t2\tDe bakkerij is dicht.\t\nbomen\t1\tDe bomen.\tbˈoːmə', '6a');
  const [kop, bakkerij = '', bomen = ''] = tekst.split('\n');
  assert.equal(kop, KOLOMMEN.join('\t'));
  assert.equal(bakkerij, 'bakkerij\tba·kke·rij\tbak·ke·rij\tbɑkərˈɛi\t6a\t2\tbeide\t\t\t\tDe bakkerij is dicht.\t\t\t');
  assert.equal(bomen.split('\t')[3], 'bˈoːmə');
  assert.equal(gevuld[0], 'ba·kke·rij [bɑkərˈɛi]');
  assert.equal(fillTabel(tekst, '6a').tekst, tekst, 'a second time changes nothing');
  assert.deepEqual(fillTabel(tekst, '6a').gevuld, []);
});

const isch = CATEGORIEEN.find(({ id }) => id === 'isch') ?? assert.fail();
const rijen = readRijen(
  `woord\tband\tgereserveerd\tzin\n${Array.from({ length: 40 }, (_, i) => `logisch\t2\t${i < 10 ? 'ja' : ''}\tDat is logisch.`).join('\n')}`,
);
const TEKSTEN = [
  'Het [antwoord] klinkt vreemd.',
  'Wij kopen [morgen] een fiets.',
  'Op kamp helpt een [lamp].',
  'Een rode [ster] staat hoog.',
];
function zinnen(...apart: readonly ('ja' | '')[]): Werk['zinnen'] {
  return apart.map((ja, i) => ({ id: `isch-0${i + 1}`, tekst: TEKSTEN[i] ?? '', apart: ja === 'ja' }));
}
const werk: Werk = {
  categorie: isch,
  bron: '',
  rijen,
  zinnen: zinnen('ja', '', '', ''),
  woordzinnen: [{ naam: 'het woord vis', tekst: 'De vis zwemt in een grote blauwe kom.' }],
  elders: new Map([['tropisch', 'isch-oud']]),
  kent: (woord) => woord !== 'logies',
  meetwoorden: new Set(['lus']),
  kindnaam: "'Woorden met -isch'",
};

test('what is there is not asked for, and each thing that is missing is named once', () => {
  assert.deepEqual(mistOf(werk), []);
  const mist = (anders: Partial<Werk>): readonly string[] => mistOf({ ...werk, ...anders });
  for (const [anders, zegt] of [
    [{ categorie: { ...isch, naam: '' } }, /^naam/],
    [{ categorie: { ...isch, regel: 'ik hoor ies' } }, /^regel/],
    [{ categorie: { ...isch, uitleg: ['', '', ''] } }, /^uitleg/],
    [{ categorie: { ...isch, voorbeelden: [] } }, /^voorbeelden: 0 woorden/],
    [{ categorie: { ...isch, fouten: [] } }, /^fouten/],
    [{ bron: 'const ANDERS: readonly string[] = [];' }, /^ANDERS/],
    [{ kindnaam: undefined }, /kindnaam\.ts$/],
    [{ rijen: rijen.slice(1) }, /9 woorden met 'ja' bij gereserveerd, nodig: minstens 10/],
    [{ rijen: rijen.slice(0, -1) }, /29 woorden om te oefenen, nodig: minstens 30/],
    [{ rijen: [...rijen, { ...rijen[0], band: '5' }] }, /geen band .*: logisch$/],
    [{ rijen: [...rijen, { ...rijen[0], zin: 'Dat kan.' }] }, /geen zin waarin het woord staat: logisch$/],
    [{ rijen: [...rijen, { ...rijen[0], woord: 'tropisch', zin: 'Tropisch.' }] }, /andere categorie, kies andere: tropisch$/],
    [{ rijen: [...rijen, { ...rijen[0], woord: 'logies', zin: 'Logies.' }] }, /woordenboek niet: is het goed gespeld\?: logies$/],
    [
      { zinnen: [...zinnen('ja', '', ''), { id: 'isch-04', tekst: 'De [vis] zwemt in een grote kom.', apart: false }] },
      /isch-04 lijkt te veel op de zin van het woord vis$/,
    ],
    [{ rijen: [...rijen, { ...rijen[0], woord: 'lus', zin: 'Een lus.' }] }, /houden wij apart .*: lus$/],
    [{ zinnen: zinnen('ja', '', '') }, /3 zinnen isch-01, -02 \.\.\., nodig: minstens 4/],
    [{ zinnen: zinnen('ja', 'ja', '', '') }, /2 gereserveerde zinnen, nodig: 1 tot 1/],
    [{ zinnen: zinnen('', '', '', '') }, /0 gereserveerde zinnen/],
  ] as const) {
    assert.equal(mist(anders).length, 1, String(zegt));
    assert.match(mist(anders)[0] ?? '', zegt);
  }
});
