/** What a listener marked, counted from the text as it stands and kept; the same for a child that sits there and for its recording. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { countVoorlezen, leeswoorden } from '@spelrijk/domain/voorlezen';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { findTekst, LEESGRENZEN, type Leestekst } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import * as store from './store.ts';

/** What waited longer than this to be sent counts as of then (ms). */
const OUDST_MS = 31 * 86_400_000;

export const geenTekst = (): AppError => notFound('teksten/niet-gevonden');

export const getoond = ({ titel, alineas, niveau }: Leestekst): NonNullable<Output<Api['readVoorlezen']>['tekst']> => ({
  titel,
  alineas: alineas.map((zinnen) => [...zinnen]),
  perRegel: LEESGRENZEN[niveau].perRegel,
});

export const niveauNaam = ({ niveau }: Leestekst): string => leesniveauNaam(niveau);

export type Lees = Input<Api['saveVoorlezing']>['body'];
export type Geteld = Output<Api['saveVoorlezing']>;

/** Only what lies in the text: marks behind it are left out. */
async function countMarks({
  tekstId,
  gelezen,
  ms,
  fouten,
}: Pick<Lees, 'tekstId' | 'gelezen' | 'ms' | 'fouten'>): Promise<Geteld & Pick<Lees, 'fouten'>> {
  const tekst = await findTekst(tekstId);
  if (!tekst) throw geenTekst();
  const tot = Math.min(gelezen, leeswoorden(tekst.alineas.flat()).length);
  const binnen = fouten.filter(({ woord }) => woord < tot);
  const { goed, perMinuut } = countVoorlezen({ gelezen: tot, ms, fouten: binnen });
  return { gelezen: tot, goed, perMinuut, fouten: binnen };
}

interface Plek {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly voorlezingId: string;
}

type Lezing = Omit<Lees, 'op'> & {
  /** When it was read (ms). */
  readonly op: number;
  /** The child met this text for the first time. */
  readonly eerste: boolean;
  /** The recording that was listened to. */
  readonly opnameId: string | null;
  /** The kind sentence that the child reads. */
  readonly zin: number | null;
};

/** The leerling is locked. Sent twice it is kept once; `telt`: nobody else was earlier with the same reading. */
export async function keepVoorlezing(
  db: Db,
  { actor, now }: Caller,
  { adminId, leerlingId, voorlezingId }: Plek,
  lezing: Lezing,
): Promise<Geteld & { readonly telt: boolean; readonly nieuw: boolean }> {
  const { momentId, tekstId, ms, vloeiend, eerste, opnameId, zin } = lezing;
  const { fouten, ...geteld } = await countMarks(lezing);
  const op = Math.min(now, Math.max(now - OUDST_MS, lezing.op));
  const rij = { id: voorlezingId, leerling_id: leerlingId, moment_id: momentId, tekst: tekstId, op: new Date(op), dag: dagVan(op), ms };
  const { gelezen, goed } = geteld;
  const gehoord = { ...rij, gelezen, goed, fouten, vloeiend, eerste, opname_id: opnameId, zin };
  const nieuw = await store.insertVoorlezing(db, adminId, { ...gehoord, door: actor.id, functie: actor.rol }, new Date(now));
  if (nieuw) {
    const betreft = opnameId === null ? 'voorlezing' : 'voorlezing, van een opname';
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: leerlingId, betreft });
  }
  const bewaard = await store.findVoorlezing(db, adminId, leerlingId, voorlezingId);
  if (bewaard?.tekst !== tekstId || bewaard.doorId !== actor.id) throw new AppError('conflict', 'voorlezingen/botsing');
  return { ...geteld, telt: bewaard.telt, nieuw };
}
