import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLogo } from './logo.ts';

const PUNT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

test('a logo is a PNG, and not too big', () => {
  assert.equal(isLogo(PUNT), true);
  for (const ander of [
    '',
    'https://elders.example/logo.png',
    PUNT.replace('png', 'svg+xml'),
    PUNT.replace('iVBORw0KGgo', 'PHN2ZyB4bWw'),
    `${PUNT}"><script>`,
    PUNT + 'A'.repeat(200_000),
  ])
    assert.equal(isLogo(ander), false, ander.slice(0, 60));
});
