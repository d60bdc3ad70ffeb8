/** Of the demo: a leerling about to leave, whose code nobody has, and one with whom the practice looks along. */
import { present } from '@spelrijk/base/invariant';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { createTypedCode } from '../../../platform/auth/typed-code.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { saveToken } from '../../kantoor/verhuistokens/index.ts';
import { eindVanSchooljaar, findKlant, saveLink, startLink } from '../../klas/meekijken/index.ts';
import type { DemoAdmin } from './mensen.ts';

export interface Gemaakt {
  readonly demo: DemoAdmin;
  readonly adminId: string;
  /** Ids by full name. */
  readonly ids: ReadonlyMap<string, string>;
}

const GELDIG_DAGEN = 14;

async function seedToken(db: Db, { adminId, ids, demo }: Gemaakt, now: number): Promise<void> {
  if (!demo.verhuist) return;
  const { leerling, door, dagen } = demo.verhuist;
  const op = now - dagen * DAG_MS;
  await saveToken(db, {
    adminId,
    id: createId(op),
    leerlingId: present(ids.get(leerling), leerling),
    hash: createTypedCode().hash,
    basis: 'inzage',
    basisOp: dagVan(op),
    delen: ['A', 'B'],
    instellingsnummer: '',
    tot: new Date(op + GELDIG_DAGEN * DAG_MS),
    door: present(ids.get(door), door),
    now: new Date(op),
  });
}

async function seedLink(db: Db, { adminId, ids, demo }: Gemaakt, alle: readonly Gemaakt[], now: number): Promise<void> {
  if (!demo.meekijken) return;
  const { leerling, door, gast, dagen } = demo.meekijken;
  const op = now - dagen * DAG_MS;
  const klant = await findKlant(db, present(alle.find(({ demo: ander }) => ander.naam === gast)?.adminId, gast));
  const link = { adminId, id: createId(op) };
  await saveLink(db, {
    ...link,
    leerlingId: present(ids.get(leerling), leerling),
    hash: createTypedCode().hash,
    bereik: 'voortgang-doelen',
    toestemmingOp: addDays(dagVan(op), -1),
    tot: eindVanSchooljaar(dagVan(now)),
    codeTot: new Date(op + GELDIG_DAGEN * DAG_MS),
    door: present(ids.get(door), door),
    now: new Date(op),
  });
  await startLink(db, link, present(klant, gast), new Date(op));
}

/** After everybody is there: a link is about two customers. */
export async function seedVerhuizen(db: Db, alle: readonly Gemaakt[], now: number): Promise<void> {
  for (const gemaakt of alle) {
    await seedToken(db, gemaakt, now);
    await seedLink(db, gemaakt, alle, now);
  }
}
