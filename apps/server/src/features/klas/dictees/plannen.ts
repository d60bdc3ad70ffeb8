/** A dictation on a day of the week plan: its leerlingen find it from that day on, and until it is done. */
import type { Db } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** The dictation when nobody began with it and it is neither closed nor thrown away; locked. */
async function findVrij(db: Db, plek: store.Plek): Promise<store.DicteeRij | undefined> {
  if (!(await store.lockDictee(db, plek))) return undefined;
  const [rij] = await store.listDictees(db, plek.adminId, plek.groepId, plek.dicteeId);
  return rij && !rij.weg && rij.begonnen === 0 ? rij : undefined;
}

/** False when somebody began with it, or it is closed. */
export async function planDictee(db: Db, plek: store.Plek, dag: string): Promise<boolean> {
  const rij = await findVrij(db, plek);
  if (!rij || rij.status === 'gesloten') return false;
  await store.takeOutOfPlan(db, plek);
  await store.updateDictee(db, plek, { status: 'open', vanaf: dag });
  return true;
}

/** Where nobody began it is a draft again; who began goes on to the end. */
export async function unplanDictee(db: Db, plek: store.Plek): Promise<void> {
  if (!(await findVrij(db, plek))) return;
  await store.takeOutOfPlan(db, plek);
  await store.updateDictee(db, plek, { status: 'concept', vanaf: null });
}
