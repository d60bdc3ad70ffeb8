import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atNight } from './nacht.ts';
import { BAND, HOP, KASTEEL, type Spelregels, TOREN, VUURWERK } from './spelregels.ts';

function check<S>(regels: Spelregels<S>): void {
  for (const stand of ['liggend', 'staand'] as const) {
    const items = atNight(regels).scene(regels.begin(1, 1), stand);
    assert.deepEqual(
      items.filter(({ key }) => key === 'aantal').map(({ labelToon }) => labelToon),
      ['wit'],
    );
  }
}

test('at night the number of every reward game can be read on its dark sky', () => {
  check(HOP);
  check(TOREN);
  check(KASTEEL);
  check(VUURWERK);
  check(BAND);
});
