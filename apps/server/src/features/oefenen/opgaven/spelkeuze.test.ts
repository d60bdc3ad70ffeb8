import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kiesGame } from './spelkeuze.ts';

test('the game just before is not proposed again where there is another one, however often that was played', () => {
  assert.equal(kiesGame(['bioscoop2', 'quizvraag'], ['quizvraag', 'bioscoop2', 'bioscoop2'], 0), 'bioscoop2');
  assert.equal(kiesGame(['quizvraag'], ['quizvraag'], 0), 'quizvraag');
});

test('else it is the one least played, and of equals each in its turn', () => {
  assert.equal(kiesGame(['rups', 'autorace', 'doolhof'], ['rups', 'autorace'], 0), 'doolhof');
  assert.deepEqual(
    [0, 1, 2].map((beurt) => kiesGame(['rups', 'autorace', 'doolhof'], [], beurt)),
    ['rups', 'autorace', 'doolhof'],
  );
});
