import assert from 'node:assert/strict';
import { test } from 'node:test';
import { komtOp, opAfspraak } from './volgorde.ts';

const client = (naam: string, dag: string | null, tijd = '') => ({ naam, volgende: dag === null ? null : { dag, tijd, minuten: 45 } });

test('who comes first stands first, without a time after those of that day, without an appointment last', () => {
  const clienten = [
    client('later', '2026-12-01'),
    client('geen', null),
    client('zonder tijd', '2026-11-24'),
    client('middag', '2026-11-24', '14:30'),
  ];
  assert.deepEqual(
    opAfspraak(clienten).map(({ naam }) => naam),
    ['middag', 'zonder tijd', 'later', 'geen'],
  );
  assert.equal(komtOp(clienten, '2026-11-24'), 2);
});
