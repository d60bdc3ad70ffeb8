import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAG, NU } from './proef.fixture.ts';
import { createStand } from './stand.ts';
import { dagVan, isNieuweSessie, moment } from './tijdstip.ts';

const hoofd = (laatste: number) => ({ ...createStand({ seedPrior: { gemiddelde: 3, sd: 1 } }).hoofd, laatste });
const MINUUT = 60_000;

test('the moment of an answer: given, known or repaired', () => {
  const gevallen: readonly (readonly [wat: string, laatste: number, now: number, wordt: number])[] = [
    ['in order', NU - DAG, NU, NU],
    ['first answer', 0, NU, NU],
    ['not a number', NU, Number.NaN, NU],
    ['endless', NU, Number.POSITIVE_INFINITY, NU],
    ['before the epoch', NU, -5, NU],
    ['unusable and nothing known', 0, Number.NaN, 1],
    ['a week late', NU, NU - 7 * DAG, NU],
    ['59 days late', NU, NU - 59 * DAG, NU],
    ['the stand was a year ahead: its clock was wrong', NU + 365 * DAG, NU, NU],
  ];
  for (const [wat, laatste, now, wordt] of gevallen) assert.equal(moment(hoofd(laatste), now), wordt, wat);
});

test('a session ends with a pause of more than half an hour, or with a clock that was put right', () => {
  const gevallen: readonly (readonly [wat: string, laatste: number, op: number, nieuw: boolean])[] = [
    ['first answer ever', 0, NU, true],
    ['ten minutes later', NU, NU + 10 * MINUUT, false],
    ['half an hour later', NU, NU + 30 * MINUUT, false],
    ['a moment more', NU, NU + 30 * MINUUT + 1, true],
    ['back in time', NU, NU - 1, true],
  ];
  for (const [wat, laatste, op, nieuw] of gevallen) assert.equal(isNieuweSessie(hoofd(laatste), op), nieuw, wat);
});

test('a school day is one day, its evening included', () => {
  const dag = 20_783 * DAG;
  const uur = 60 * MINUUT;
  assert.equal(dagVan(dag + 8 * uur), dagVan(dag + 20 * uur));
  assert.equal(dagVan(dag + 8 * uur) + 1, dagVan(dag + 32 * uur));
});
