import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUitslagen, type Suite, writeTabel } from './spellen-tabel.ts';

const rij = (toetsen: string, vingers: string, fout: string, nacht = '-'): string =>
  `| taxirit | VOLG, GAP, KIES | rondrijden | toeter | ${toetsen} | ${vingers} | ${nacht} | ${fout} | yes | good |`;
const uitslagen = (...played: readonly (readonly [wat: string, goed: boolean])[]): ReadonlyMap<string, boolean> =>
  new Map(played.map(([wat, goed]) => [`taxirit: ${wat}`, goed]));

test('a report of one form leaves what was played of the others', () => {
  assert.equal(
    writeTabel(rij('VOLG, GAP, KIES', 'VOLG, **not KIES**', 'yes'), uitslagen(['a whole taak GAP by fingers', true])),
    rij('VOLG, GAP, KIES', 'VOLG, GAP, **not KIES**', 'yes'),
  );
});

test('what went well now stands so, and what failed now does not stand as played', () => {
  assert.equal(
    writeTabel(
      rij('VOLG, GAP, KIES', '**not VOLG**', '**not KIES**'),
      uitslagen(
        ['a whole taak GAP by keys', false],
        ['a whole taak VOLG by fingers', true],
        ['a mistake KIES by keys', true],
        ['a whole taak KIES by night', true],
      ),
    ),
    rij('VOLG, **not GAP**, KIES', 'VOLG', 'KIES', 'KIES'),
  );
});

test('where nothing was played yet it says what it said', () => {
  const doc = `# Checks\n\n${rij('-', '-', '-')}\n| rups | x |`;
  assert.equal(writeTabel(doc, uitslagen()), doc);
  assert.equal(writeTabel(rij('-', '-', '-'), uitslagen(['a whole taak KIES by keys', true])), rij('KIES', '-', '-'));
});

test('says nothing of a form for which no words were found', () => {
  const spec = (title: string, message?: string): Suite => ({
    specs: [
      {
        title,
        ok: message === undefined,
        tests: [
          { results: [{ status: message === undefined ? 'passed' : 'failed', ...(message !== undefined && { error: { message } }) }] },
        ],
      },
    ],
  });
  const reports = [
    spec('a'),
    spec('b', 'Error: no open place gives a taak for ninja in the form SORT'),
    spec('c', 'Error: a button is gone'),
  ];
  assert.deepEqual(
    [...readUitslagen(reports)],
    [
      ['a', true],
      ['c', false],
    ],
  );
});
