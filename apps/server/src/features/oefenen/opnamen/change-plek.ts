/** What our office does to a slot: record, choose, report. Each with its line in the history. */
import type { Opnamegeschiedenis } from '@spelrijk/contract/opnamen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { processOpname } from './geluid.ts';
import { asks, keyOf, readHistory, show, type Kennis } from './kennis.ts';
import * as store from './store.ts';

export type NieuweOpname = store.Plek & { readonly id: string; readonly wav: string };
export type Opnamekeuze = store.Plek & { readonly opnameId: string | null };
export type Melding = store.Plek & { readonly fout: boolean; readonly reden: string };

/** One change of a slot with its line in the history, then looked up again. */
async function change(kennis: Kennis, plek: store.Plek, fn: (db: Db) => Promise<void>): Promise<Opnamegeschiedenis> {
  const { database } = kennis;
  show(kennis, plek);
  await database.own.transaction().execute(fn);
  const rij = await store.findPlek(database.own, plek);
  if (rij) kennis.rijen.set(keyOf(plek), rij);
  return readHistory(kennis, plek);
}

export async function createOpname(
  kennis: Kennis,
  { actor, now }: Caller,
  { id, wav, ...plek }: NieuweOpname,
): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.update');
  show(kennis, plek);
  const { ogg, adres, ms } = await processOpname(kennis.opus, wav);
  const wie = { accountId: actor.id, now };
  return change(kennis, plek, async (db) => {
    if (!(await store.insertOpname(db, { ...plek, id, adres, ogg, ms }, wie))) {
      const bekend = await store.findOpname(db, id);
      if (bekend?.adres !== adres || keyOf(bekend) !== keyOf(plek)) throw new AppError('conflict', 'opnamen/bestaat-al');
      return;
    }
    await store.savePlek(db, plek, { opname: { id, adres } }, now);
    await store.insertGebeurtenis(db, plek, { wat: 'opgenomen', opnameId: id }, wie);
  });
}

export async function chooseOpname(
  kennis: Kennis,
  { actor, now }: Caller,
  { opnameId, ...plek }: Opnamekeuze,
): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.update');
  return change(kennis, plek, async (db) => {
    const opname = opnameId === null ? null : await store.findOpname(db, opnameId);
    if (opname === undefined || (opname && keyOf(opname) !== keyOf(plek))) throw notFound('opnamen/niet-gevonden');
    await store.savePlek(db, plek, { opname }, now);
    await store.insertGebeurtenis(db, plek, { wat: opname ? 'teruggezet' : 'stilgezet', opnameId }, { accountId: actor.id, now });
  });
}

export async function reportUitspraak(
  kennis: Kennis,
  { actor, now }: Caller,
  { fout, reden, ...plek }: Melding,
): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.update');
  return change(kennis, plek, async (db) => {
    await store.savePlek(db, plek, { oordeel: fout ? 'fout' : 'goed', reden }, now);
    await store.insertGebeurtenis(db, plek, { wat: fout ? 'fout-gemeld' : 'goed-gemeld', reden }, { accountId: actor.id, now });
  });
}
