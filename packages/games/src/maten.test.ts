import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weighGame, weighRoot } from '../tools/maten.ts';
import { manifests } from './manifests.gen.ts';

/** Bytes (brotli) of all that only one game loads, code and drawings: on a school line (1.44 Mbit/s) a tenth of a second. */
const GAME = 20 * 1024;
/** Bytes of what comes with the first game of a visit. */
const ROOT = 30 * 1024;

for (const { folder } of manifests) {
  describe(folder, () => {
    it('weighs at most 20 kB with its drawings', async () => {
      const { code, beeld } = await weighGame(folder);
      assert.ok(code + beeld <= GAME, `${code} bytes of code and ${beeld} of drawings, at most ${GAME} together`);
    });
  });
}

it('the root of the kit weighs at most 30 kB', async () => {
  const bytes = await weighRoot();
  assert.ok(bytes <= ROOT, `${bytes} bytes, at most ${ROOT}`);
});
