import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weegBeeld, weegCode } from '../tools/maten.ts';
import { manifests } from './manifests.gen.ts';

/**
 * Most bytes (brotli) that a game may ask for on top of the kit, code and drawings: what it weighs now and a little room for a mended
 * sentence. A figure here only goes down; what a new game needs more than others belongs in the kit.
 */
const HOOGSTENS: Readonly<Record<string, readonly [code: number, beeld: number]>> = {
  pizzabakken: [3072, 3600],
  treinmachinist: [3115, 4250],
  glazenwasser: [3005, 4100],
  pinata: [2390, 6800],
  bioscoop2: [3110, 3700],
  dozenspringen: [2930, 4650],
  doolhof: [3072, 9100],
  rups: [2780, 3300],
  flipperkast: [3030, 3250],
  splitsmachine: [3072, 3600],
  visvijver: [3072, 4150],
  quizvraag: [3072, 5150],
  leesrace: [3100, 2400],
  vishaak: [3072, 3400],
  bellenprikken: [3072, 3400],
  autorace: [3072, 3850],
};
/** A game that is not named yet. */
const NIEUW = [3072, 4000] as const;

for (const { folder } of manifests) {
  const [code, beeld] = HOOGSTENS[folder] ?? NIEUW;
  describe(folder, () => {
    it('has no more code than it had', async () => {
      const bytes = await weegCode(folder);
      assert.ok(bytes <= code, `${bytes} bytes, at most ${code}`);
    });
    it('has no heavier drawings than it had', async () => {
      const bytes = await weegBeeld(folder);
      assert.ok(bytes <= beeld, `${bytes} bytes, at most ${beeld}`);
    });
  });
}
