import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weegBeeld, weegCode } from '../tools/maten.ts';
import { manifests } from './manifests.gen.ts';

/** Bytes (brotli) of its own code that a game may ask for; what it needs besides is general and belongs in the kit. */
const CODE = 3072;
/** Most bytes of the drawings: what they weigh now and a little room. A figure here only goes down. */
const BEELD: Readonly<Record<string, number>> = {
  pizzabakken: 3600,
  treinmachinist: 4250,
  glazenwasser: 4100,
  pinata: 6800,
  bioscoop2: 3700,
  dozenspringen: 4650,
  doolhof: 9100,
  rups: 3300,
  flipperkast: 3250,
  splitsmachine: 3600,
  visvijver: 4150,
  quizvraag: 5150,
  leesrace: 2400,
  vishaak: 3400,
  bellenprikken: 3400,
  autorace: 3850,
};
/** A game that is not named yet. */
const NIEUW = 4000;

for (const { folder } of manifests) {
  describe(folder, () => {
    it('has at most 3 kB of code', async () => {
      const bytes = await weegCode(folder);
      assert.ok(bytes <= CODE, `${bytes} bytes, at most ${CODE}`);
    });
    it('has no heavier drawings than it had', async () => {
      const bytes = await weegBeeld(folder);
      const beeld = BEELD[folder] ?? NIEUW;
      assert.ok(bytes <= beeld, `${bytes} bytes, at most ${beeld}`);
    });
  });
}
