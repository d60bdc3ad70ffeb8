/** The state of a leerling made again from every answer that stands in its log: after two logs of one child became one. */
import { present } from '@spelrijk/base/invariant';
import type { HoofdStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../../platform/db/database.ts';
import { leerlijnVan } from '../standen/index.ts';
import { beginVan, herspeelLogboek } from './herspelen.ts';
import { toSchrijfbeurt } from './rijen.ts';
import { readUitgangspunt, writeAntwoorden } from './store.ts';
import * as store from './store-verbeteren.ts';

interface Opnieuw {
  readonly adminId: string;
  readonly leerlingId: string;
  /** Where its first answer began. */
  readonly begin: Pick<HoofdStand, 'm0' | 'l0'>;
  /** Answers stored. */
  readonly volgnr: number;
  readonly now: number;
}

/** Days, sums and taken stay as they are. The leerling is held by who asks; in a transaction of its admin. */
export async function rebuildStand(db: Db, { adminId, leerlingId, begin, volgnr, now }: Opnieuw): Promise<void> {
  const van = present(
    await readUitgangspunt(db, { adminId, leerlingId, taakIds: [], antwoordIds: [], woorden: [] }),
    'a held leerling has a state',
  );
  const logboek = await store.readHerspeelbaar(db, adminId, leerlingId);
  const leerlijn = leerlijnVan(van.regio);
  const { stand } = herspeelLogboek(logboek.basis ?? beginVan(begin), logboek, leerlijn, new Map());
  const [categorieen, woorden] = [new Set(Object.keys(stand.categorieen)), new Set(Object.keys(stand.woorden))];
  await store.ruimOp(db, adminId, leerlingId, {
    categorieen: Object.keys(van.categorieen).filter((id) => !categorieen.has(id)),
    woorden: Object.keys(logboek.woorden).filter((woord) => !woorden.has(woord)),
  });
  const verwerkt = { rijen: [], stand, categorieen, woorden, categorieDagen: [], oordelen: [], les: { deltas: [], tellingen: [] } };
  const beurt = toSchrijfbeurt({ adminId, leerlingId, verwerkt, leerlijn, game: '', volgnr, now });
  await writeAntwoorden(db, { ...beurt, games: [] });
}
