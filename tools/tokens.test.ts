/** The colours of the identity stand in packages/ui/src/tokens.ts and nowhere else. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { KLEUREN } from '../packages/ui/src/tokens.ts';
import { root } from './install.mjs';

const OWN = ['packages/ui/src/tokens.ts', 'packages/ui/src/palette.css'];
/** White is nobody's. */
const IDENTITY = Object.entries(KLEUREN).filter(([naam]) => naam !== 'wit');

/** Colours of the identity that a text writes out, by their names. */
const writtenOut = (text: string): readonly string[] =>
  IDENTITY.filter(([, kleur]) => new RegExp(`${kleur}\\b`, 'i').test(text)).map(([naam]) => naam);

test('style sheets get the same colours as the rest', () => {
  const css = readFileSync(path.join(root, 'packages/ui/src/palette.css'), 'utf8');
  const inCss = Object.fromEntries(Array.from(css.matchAll(/--([a-z-]+): (#[0-9a-f]+);/g), ([, naam, kleur]) => [naam, kleur]));
  assert.deepEqual(inCss, { ...KLEUREN });
});

test('a colour that is written out is seen, in capitals too, and one that only begins alike is not', () => {
  assert.deepEqual(writtenOut('color: #17324D;'), ['inkt']);
  assert.deepEqual(writtenOut('fill="#17324d80"'), []);
});

test('no screen, no component and no drawing of a game writes out a colour of the identity', () => {
  const files = globSync(
    ['apps/web/src/**/*.{css,ts,tsx}', 'packages/{ui,game-kit}/src/**/*.{css,ts,tsx}', 'packages/games/{src,template}/**/*.ts'],
    { cwd: root },
  ).filter((file) => !OWN.includes(file) && !file.includes('.test.'));
  assert.ok(files.length > 800, `${files.length} files looked at`);
  const found = files.flatMap((file) => writtenOut(readFileSync(path.join(root, file), 'utf8')).map((naam) => `${file}: ${naam}`));
  assert.deepEqual(found, []);
});

test('mails are in the colours of the identity, and in no other', () => {
  const html = readFileSync(path.join(root, 'apps/server/src/platform/mail/html.ts'), 'utf8');
  const colours = new Set(html.match(/#[0-9a-f]{6}\b/gi) ?? []);
  const known = new Set<string>([...Object.values(KLEUREN), '#ffffff']);
  assert.ok(colours.has(KLEUREN.zee) && colours.has(KLEUREN.inkt));
  assert.deepEqual(
    [...colours].filter((kleur) => !known.has(kleur)),
    [],
  );
});
