import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseGame } from './spelkeuze.ts';

test('the game just before is not proposed again where there is another one, however often that was played', () => {
  assert.equal(chooseGame(['bioscoop2', 'quizvraag'], ['quizvraag', 'bioscoop2', 'bioscoop2'], 0), 'bioscoop2');
  assert.equal(chooseGame(['quizvraag'], ['quizvraag'], 0), 'quizvraag');
});

test('else it is the one least played, and of equals each in its turn', () => {
  assert.equal(chooseGame(['rups', 'autorace', 'doolhof'], ['rups', 'autorace'], 0), 'doolhof');
  assert.deepEqual(
    [0, 1, 2].map((beurt) => chooseGame(['rups', 'autorace', 'doolhof'], [], beurt)),
    ['rups', 'autorace', 'doolhof'],
  );
});
