import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameArt } from '../contract/art.ts';
import { readBlad, makeBlad } from './sheet.ts';

const art: GameArt = {
  kat: { vak: [130, 90.5], tonen: ['au', '2 op'], svg: (toon) => `<circle r="${toon.length}"/>` },
  'decor-liggend': { vak: [1280, 720], svg: () => '<rect width="2"/>\n<g><path d="M0 0"/></g>' },
};

describe('a sheet of drawings', () => {
  const gelezen = readBlad(makeBlad(art));
  const svgOf = (naam: string, toon: string): string | undefined => {
    const drawing = gelezen[naam];
    return drawing !== undefined && 'svg' in drawing ? drawing.svg(toon) : undefined;
  };

  it('gives back every drawing in every variant', () => {
    assert.deepEqual(
      ['', 'au', '2 op'].map((toon) => svgOf('kat', toon)),
      ['<circle r="0"/>', '<circle r="2"/>', '<circle r="4"/>'],
    );
    assert.equal(svgOf('decor-liggend', ''), '<rect width="2"/>\n<g><path d="M0 0"/></g>');
  });
  it('keeps the box of each', () => assert.deepEqual(gelezen['kat'] && 'vak' in gelezen['kat'] ? gelezen['kat'].vak : null, [130, 90.5]));
  it('shows the plain drawing for a variant that is not on it', () => assert.equal(svgOf('kat', 'onbekend'), '<circle r="0"/>'));
  it('is refused when it holds none', () => assert.throws(() => readBlad('<html></html>'), SyntaxError));
});
