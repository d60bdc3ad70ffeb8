/**
 * Taking a move back: what came along goes home, with everything that was added to it since (a child keeps its answers). What cannot be taken apart any more,
 * because the two customers were mixed, is refused and nothing changes.
 */
import { present } from '@spelrijk/base/invariant';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { giveNamen, HERNOEMTABELLEN } from './store-botsingen.ts';
import type { Tabel } from './store-schema.ts';
import { chooseGekomen, listVerweven } from './store-terug.ts';
import { lockStanden, putBack, type Weg } from './store-verplaats.ts';
import { returnLogo, type Geheugen } from './store.ts';
import { moveRijen } from './verplaats.ts';

/** `weg`: from the receiver back home, which must be empty. In a transaction that holds both customers. */
export async function moveTerug(db: Db, tabellen: readonly Tabel[], weg: Weg, geheugen: readonly Geheugen[], now: number): Promise<void> {
  const sleutels = new Map(geheugen.map((deel) => [deel.tabel, deel.sleutels]));
  await lockStanden(db, weg.van);
  const gekomen = await chooseGekomen(db, tabellen, weg.van, sleutels);
  const verweven = await listVerweven(db, tabellen, weg.van, gekomen);
  if (verweven.length > 0)
    throw new AppError('conflict', 'verhuizingen/verweven', { details: [...new Set(verweven.map(({ regel }) => regel.deel))] });
  await moveRijen(db, { tabellen, weg, keuze: gekomen.keuze, vast: gekomen.vast }, now);
  await returnLogo(db, weg);
  for (const { tabel, geweken } of geheugen)
    await putBack(
      db,
      present(
        tabellen.find(({ naam }) => naam === tabel),
        tabel,
      ),
      geweken,
    );
  for (const naam of HERNOEMTABELLEN) {
    const namen = geheugen.find(({ tabel }) => tabel === naam)?.hernoemd ?? [];
    await giveNamen(
      db,
      naam,
      weg.naar,
      namen.map(({ id, was, werd }) => ({ id, was: werd, werd: was })),
    );
  }
}
