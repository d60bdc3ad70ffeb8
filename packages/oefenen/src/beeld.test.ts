import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beeldVan, toontBereik, type Beeld, type Gemeten } from './beeld.ts';

const gemeten = (goed: number, antwoorden: number, deel: Partial<Gemeten> = {}): Gemeten => ({
  status: 'open',
  laag: 60,
  hoog: 80,
  zeker: true,
  totaal: { antwoorden, goed },
  laatste: { antwoorden, goed },
  vers: true,
  ...deel,
});

test('a range needs four own answers and never stands against them', () => {
  const rows: readonly [waarom: string, stand: Gemeten, toont: boolean][] = [
    ['one word, wrong, foreseen as good', gemeten(0, 1, { laag: 85, hoog: 98 }), false],
    ['three answers', gemeten(2, 3), false],
    ['four answers that agree', gemeten(3, 4), true],
    ['four wrong, foreseen as good', gemeten(0, 4, { laag: 85, hoog: 98 }), false],
    ['ten right, foreseen as bad', gemeten(10, 10, { laag: 20, hoog: 45 }), false],
    ['the engine is not sure', gemeten(7, 10, { zeker: false }), false],
    ['long ago many wrong, lately right', gemeten(10, 40, { laatste: { antwoorden: 10, goed: 8 } }), true],
  ];
  for (const [waarom, stand, toont] of rows) assert.equal(toontBereik(stand), toont, waarom);
});

test('difficult is what goes wrong lately or is surely low, and nothing that is mastered', () => {
  const rows: readonly [waarom: string, stand: Gemeten, beeld: Beeld][] = [
    ['never asked', gemeten(0, 0, { status: 'op-slot' }), 'leeg'],
    ['open and never asked', gemeten(0, 0), 'leeg'],
    ['locked, with an answer', gemeten(0, 1, { status: 'op-slot' }), 'begint'],
    ['two wrong are an accident', gemeten(1, 3), 'begint'],
    ['three of three wrong', gemeten(0, 3), 'moeilijk'],
    ['six of ten', gemeten(6, 10), 'moeilijk'],
    ['six of ten, of what is surely well known', gemeten(6, 10, { laag: 70, hoog: 88 }), 'oefent'],
    ['seven of ten', gemeten(7, 10), 'oefent'],
    ['six of ten, months ago', gemeten(6, 10, { vers: false }), 'oefent'],
    ['surely low', gemeten(3, 6, { laag: 40, hoog: 60 }), 'moeilijk'],
    ['presumed known, and wrong again and again', gemeten(2, 8, { status: 'vermoed' }), 'moeilijk'],
    ['presumed known', gemeten(0, 0, { status: 'vermoed' }), 'bijna'],
    ['mastered', gemeten(12, 14, { status: 'beheerst' }), 'beheerst'],
  ];
  for (const [waarom, stand, beeld] of rows) assert.equal(beeldVan(stand), beeld, waarom);
});
