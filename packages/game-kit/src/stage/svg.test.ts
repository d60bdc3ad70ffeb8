import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KIT_ART } from './kit-art.ts';
import { parseSvg, flattenPaint } from './svg.ts';

describe('a drawing', () => {
  it('becomes nodes', () => {
    assert.deepEqual(parseSvg('<g id="a"><path d="M0 0"/><circle r="3"></circle></g>'), [
      {
        tag: 'g',
        attributes: [['id', 'a']],
        children: [
          { tag: 'path', attributes: [['d', 'M0 0']], children: [] },
          { tag: 'circle', attributes: [['r', '3']], children: [] },
        ],
      },
    ]);
  });

  const WRONG: readonly (readonly [string, string])[] = [
    ['text', 'hallo'],
    ['a script', '<script></script>'],
    ['a foreign object', '<foreignObject></foreignObject>'],
    ['an event attribute', '<path onload="x"/>'],
    ['a style attribute', '<path style="x"/>'],
    ['a reference to elsewhere', '<use href="https://example.org/x.svg"/>'],
    ['an element that is not closed', '<g><path d="M0 0"/>'],
    ['a close without an open', '<path d="M0 0"/></g>'],
  ];
  for (const [what, text] of WRONG) it(`holds no ${what}`, () => assert.throws(() => parseSvg(text), SyntaxError));

  for (const [name, drawing] of Object.entries(KIT_ART)) {
    it(`${name} of the kit is well formed`, () => assert.ok('svg' in drawing && parseSvg(drawing.svg('')).length > 0));
  }
});

describe('a drawing made flat', () => {
  const ROWS: readonly (readonly [string, string, string])[] = [
    ['see-through paint for a shape with only a fill', '<path fill="#fff" opacity=".2"/>', '<path fill="#fff" fill-opacity=".2"/>'],
    ['a see-through line', '<path fill="none" stroke="#000" opacity=".2"/>', '<path fill="none" stroke="#000" stroke-opacity=".2"/>'],
    [
      'a fill and a line together as they were',
      '<path fill="#fff" stroke="#000" opacity=".2"/>',
      '<path fill="#fff" stroke="#000" opacity=".2"/>',
    ],
    [
      'what a group gives along',
      '<g fill="none" stroke="#000"><path opacity=".2"/></g>',
      '<g fill="none" stroke="#000"><path stroke-opacity=".2"/></g>',
    ],
    ['a group as it was', '<g opacity=".2"><path d="M0 0"/><path d="M1 1"/></g>', '<g opacity=".2"><path d="M0 0"/><path d="M1 1"/></g>'],
  ];
  for (const [what, before, after] of ROWS)
    it(`has ${what}`, () =>
      assert.deepEqual(
        parseSvg(before).map((node) => flattenPaint(node)),
        parseSvg(after),
      ));
});
