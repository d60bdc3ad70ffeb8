/** What planning needs to know of a leerling, and where a taak goes. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import type { Gespeeld } from '../opgaven/index.ts';
import type { AudioIndex, EigenSpraak, SpraakService } from '../spraak/index.ts';
import { geldendeInstelling, leerlijnVan, readStand, type BewaardeInstelling, type Geldend } from '../standen/index.ts';
import { listRecentGames, readRitme } from './store.ts';

export interface PlanInvoer {
  readonly leerlingId: string;
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly regio: Regio;
  readonly geldend: Geldend;
  readonly audio: AudioIndex;
  /** The taken before and their games, latest first. */
  readonly gehad: readonly Gespeeld[];
  /** Flash threshold (ms) of the reading levels that were flashed before. */
  readonly flits: Readonly<Record<string, number>>;
  readonly dag: string;
  readonly now: number;
}

/** What planning knows of a leerling. */
export interface Plankennis extends PlanInvoer {
  /** Days of this week on which was practised. */
  readonly dagen: number;
  readonly eigen: EigenSpraak | undefined;
}

export interface Plek {
  readonly id: string;
  readonly nr: number | null;
  readonly seed: number;
}

export interface PlanDeps {
  readonly audio: AudioIndex;
  /** Speaks words that were not rendered beforehand: of own lists. */
  readonly spraak?: Pick<SpraakService, 'voorAdmin'>;
}

/** `anders`: settings to plan with instead of the stored ones. */
export async function readPlanInvoer(
  { audio, spraak }: PlanDeps,
  db: Db,
  { adminId, id }: Pick<LeerlingRow, 'adminId' | 'id'>,
  now: number,
  anders?: BewaardeInstelling,
): Promise<Plankennis> {
  const row = await readStand(db, adminId, id, new Date(now));
  if (!row) throw notFound('leerlingen/niet-gevonden');
  const dag = dagVan(now);
  const eigen = spraak?.voorAdmin(adminId);
  const { dagen, flits } = await readRitme(db, adminId, id, dag);
  return {
    leerlingId: id,
    stand: row,
    leerlijn: leerlijnVan(row.regio),
    regio: row.regio,
    geldend: geldendeInstelling(anders ?? row.instellingen, row, dag, row.lijsten),
    audio: eigen?.audio ?? audio,
    eigen,
    gehad: await listRecentGames(db, adminId, id),
    flits,
    dagen,
    dag,
    now,
  };
}
