import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { parseSvg } from '../stage/svg.ts';
import { contrastOf, dressOf, gradeDrawing, gradeNight, gradePaint, LUCHTEN, NACHT, showsSky } from './index.ts';

test('a colour of the day is the same colour of the night every time, and darker', () => {
  for (const hex of ['#bfe6fa', '#a5d57c', '#f5ddac', '#f2603c', '#fff', '#8a5a3c']) {
    assert.equal(gradeNight(hex), gradeNight(hex));
    assert.match(gradeNight(hex), /^#[0-9a-f]{6}$/);
    assert.ok(contrastOf(gradeNight(hex), '#000') < contrastOf(hex, '#000'), hex);
  }
});

test('what is lighter by day is not darker at night: a drawing keeps its depth', () => {
  const greys = Array.from({ length: 16 }, (_, i) => `#${i.toString(16).repeat(6)}`);
  const light = greys.map((hex) => contrastOf(gradeNight(hex), '#000'));
  assert.deepEqual(
    light,
    light.toSorted((a, b) => a - b),
  );
});

test('short and capital hexadecimals are read; what is none stays what it is', () => {
  assert.equal(gradeNight('#FFF'), gradeNight('#ffffff'));
  assert.equal(gradeNight('none'), 'none');
  assert.equal(gradeNight('url(#a)'), 'url(#a)');
});

test('white letters can be read on every colour of the identity at night', () => {
  for (const [naam, hex] of Object.entries(KLEUREN)) assert.ok(contrastOf('#fff', gradeNight(hex)) >= 4.5, naam);
});

const paint = (tag: string, hex: string, width = 10): string => gradePaint({ tag, kind: 'fill', hex, numberOf: () => width });

test('a lamp stays lit, a small pane is lit, a large one is water or a wall', () => {
  assert.equal(paint('circle', '#ffd96b'), '#ffd96b');
  assert.equal(paint('rect', '#8cc3df'), '#ffd873');
  assert.equal(paint('rect', '#8cc3df', 400), gradeNight('#8cc3df'));
  assert.equal(paint('rect', '#e4bd7d'), gradeNight('#e4bd7d'));
});

const LUCHT = '<linearGradient id="x-lucht9"><stop offset="0" stop-color="#bfe6fa"/></linearGradient>';
const BUITEN = `${LUCHT}<rect width="1280" height="300" fill="url(#x-lucht9)"/><path d="M0 300h1280v420H0z" fill="#a5d57c"/>`;
const BINNEN = '<rect width="1280" height="720" fill="#f8e3c4"/>';

test('a city stands behind a backdrop with a sky, between the sky and the land', () => {
  const dressed = NACHT.decor(BUITEN, 1280, 720);
  assert.ok(showsSky(BUITEN));
  assert.ok(dressed.length > BUITEN.length * 10);
  assert.ok(dressed.endsWith(`<path d="M0 300h1280v420H0z" fill="${gradeNight('#a5d57c')}"/>`));
  assert.doesNotThrow(() => parseSvg(dressed));
  assert.equal(dressed, NACHT.decor(BUITEN, 1280, 720));
});

test('every night has its own sky and horizon, the same every time, and the same land before it', () => {
  const beelden = ['stad', 'ruimte', 'sport', 'strip'] as const;
  const gezien = beelden.map((beeld) => {
    const dressed = dressOf(beeld).decor(BUITEN, 1280, 720);
    assert.doesNotThrow(() => parseSvg(dressed), beeld);
    assert.doesNotMatch(dressed, /NaN|undefined/, beeld);
    assert.equal(dressed, dressOf(beeld).decor(BUITEN, 1280, 720));
    assert.ok(dressed.endsWith(`<path d="M0 300h1280v420H0z" fill="${gradeNight('#a5d57c')}"/>`), beeld);
    assert.ok(
      LUCHTEN[beeld].every(([, kleur]) => dressed.includes(kleur)),
      beeld,
    );
    return dressed;
  });
  assert.equal(new Set(gezien).size, beelden.length);
  assert.equal(gezien[0], NACHT.decor(BUITEN, 1280, 720));
});

test('where no sky is, the colours change and neon shines over them', () => {
  assert.equal(showsSky(BINNEN), false);
  const dressed = NACHT.decor(BINNEN, 1280, 720);
  assert.ok(dressed.startsWith(gradeDrawing(BINNEN)));
  assert.match(dressed, /stroke="#4df3ff"/);
  assert.doesNotThrow(() => parseSvg(dressed));
});

test('a sky of one colour is a sky too; what covers nothing gets no more than its colours', () => {
  assert.ok(showsSky('<rect width="1280" height="720" fill="#cdeefa"/><rect y="146" width="1280" height="720" fill="#cfe5b4"/>'));
  assert.equal(NACHT.decor('<path d="M0 0h9" stroke="#fff"/>', 1280, 720), `<path d="M0 0h9" stroke="${gradeNight('#fff')}"/>`);
});

test('one moon: none is added where a sun hangs already', () => {
  const moons = (svg: string): number => svg.split('#fff4d6').length - 1;
  const zon = '<circle cx="900" cy="80" r="50" fill="#ffd96b"/>';
  assert.equal(moons(NACHT.decor(BUITEN, 1280, 720)), 1);
  assert.equal(moons(NACHT.decor(BUITEN + zon, 1280, 720)), 0);
});
