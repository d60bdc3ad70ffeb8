/** Writing what was chosen: groepen first, then leerlingen and docenten, with their keys. */
import { notFound } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { setGroepen } from '../docenten/index.ts';
import { addLeerlingen, demandPlaats, figuurVan, setWeggegooid, updateLeerlingen } from '../leerlingbeheer/index.ts';
import { setLvsBegin } from '../lvsspelling/index.ts';
import * as store from './store.ts';
import { type Uitvoering } from './uitvoering.ts';

interface Schrijven {
  readonly adminId: string;
  readonly schooljaar: string;
  readonly uit: Uitvoering;
  readonly wachtwoord: string;
  readonly now: number;
}

async function writeLeerlingen(db: Db, { adminId, schooljaar, uit, wachtwoord, now }: Schrijven): Promise<void> {
  const { nieuw, anders, gelijk, terug, weg } = uit;
  if (weg.length > 0) await setWeggegooid(db, adminId, weg, now, now);
  if (nieuw.length + terug.length > 0) await demandPlaats(db, adminId, nieuw.length + terug.length, now);
  if (terug.length > 0) await setWeggegooid(db, adminId, terug, null, now);
  // As after a jaarovergang: who did nothing yet begins where this year begins.
  await setLvsBegin(db, adminId, await updateLeerlingen(db, adminId, anders), now);
  const leerlingen = nieuw.map(({ eckid: _eckid, sleutel: _sleutel, ...leerling }) => ({ ...leerling, figuur: figuurVan(leerling.id) }));
  await addLeerlingen(db, { adminId, leerlingen, wachtwoord, now });
  const allen = [...nieuw, ...anders, ...gelijk];
  await store.setLeerlingsleutels(db, adminId, allen);
  await store.setSchooljaar(
    db,
    adminId,
    schooljaar,
    allen.map(({ id }) => id),
  );
}

async function writeDocenten(db: Db, { adminId, uit, now }: Schrijven): Promise<void> {
  for (const docent of uit.docenten) {
    if (docent.nieuw) await store.insertTeNodigen(db, adminId, docent, now);
    if (!(await setGroepen(db, adminId, docent.id, docent.groepIds))) throw notFound('groepen/niet-gevonden');
  }
}

export async function writeUitvoering(db: Db, werk: Schrijven): Promise<void> {
  const { adminId, schooljaar, uit, now } = werk;
  await store.updateGroepen(db, adminId, uit.groepenAnders);
  await store.insertGroepen(db, adminId, uit.groepenNieuw, now);
  await writeLeerlingen(db, werk);
  await writeDocenten(db, werk);
  await store.setImportsleutels(db, adminId, [
    ...uit.groepsleutels.map(({ sleutel, groepId }) => ({ soort: 'groep', schooljaar, waarde: sleutel, id: groepId })),
    ...uit.docenten.flatMap(({ id, sleutel, eckid }) => [
      ...(sleutel === null ? [] : [{ soort: 'leerkracht', schooljaar: '', waarde: sleutel, id }]),
      ...(eckid === null ? [] : [{ soort: 'leerkracht-eckid', schooljaar: '', waarde: eckid, id }]),
    ]),
  ]);
}
