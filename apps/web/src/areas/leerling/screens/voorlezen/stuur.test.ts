import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { isLater, sendOpname } from './stuur.ts';

const zending = { leerlingId: 'l', opnameId: 'o', tekst: 'm4-01', wav: new Uint8Array(3) };
const fout = (status: number): ApiFout => new ApiFout(status, { message: 'x', code: 'x' });

/** A server that says this in turn, and a clock that only waiting moves. */
function proef(antwoorden: readonly (number | null)[]) {
  let [nu, keer, wachtte] = [0, 0, 0];
  const ids = new Set<string>();
  return {
    pogingen: {
      onWacht: () => wachtte++,
      wait: async (ms: number) => {
        nu += ms;
      },
      now: () => nu,
      send: async ({ opnameId }: { readonly opnameId: string }) => {
        ids.add(opnameId);
        const status = antwoorden[Math.min(keer++, antwoorden.length - 1)] ?? null;
        if (status !== null) throw fout(status);
      },
    },
    stand: () => ({ keer, wachtte, ids: ids.size, nu }),
  };
}

test('without a connection a recording waits and goes as the same one when there is one again', async () => {
  const { pogingen, stand } = proef([0, 503, 429, null]);
  await sendOpname(zending, pogingen);
  assert.deepEqual(stand(), { keer: 4, wachtte: 3, ids: 1, nu: 30_000 });
});

test('what the server refuses is said at once', async () => {
  const { pogingen, stand } = proef([409]);
  await assert.rejects(sendOpname(zending, pogingen), ApiFout);
  assert.equal(stand().keer, 1);
});

test('after ten minutes it is given up', async () => {
  const { pogingen, stand } = proef([0]);
  await assert.rejects(sendOpname(zending, pogingen), ApiFout);
  assert.equal(stand().nu, 600_000);
  assert.ok(isLater(fout(0)) && !isLater(fout(404)) && !isLater(new Error('x')));
});
