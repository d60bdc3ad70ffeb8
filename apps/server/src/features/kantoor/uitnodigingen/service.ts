/** What became of the invitations of our customers' beheerders. Those of docenten are their school's own. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { rijenVoor } from '@spelrijk/domain/regel';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import { countStanden, searchUitnodigingen, type UitnodigingRij } from './store.ts';

const PER_PAGINA = 25;

export interface UitnodigingenDeps {
  readonly database: Database;
  /** There is a mail server: a mail that waits is on its way. Without one it is kept for our office to pass on. */
  readonly mailserver: boolean;
}

type Vraag = Input<Api['listUitnodigingen']>['query'];
type Regel = Output<Api['listUitnodigingen']>['uitnodigingen'][number];

const toRegel = ({ verstuurdOp, verlooptOp, geopendOp, ...rij }: UitnodigingRij): Regel => ({
  ...rij,
  verstuurdOp: verstuurdOp.toISOString(),
  verlooptOp: verlooptOp.toISOString(),
  geopendOp: geopendOp?.toISOString() ?? null,
});

export async function listUitnodigingen(
  { database, mailserver }: UitnodigingenDeps,
  { actor, now }: Caller,
  { zoek = '', stand, pagina }: Vraag,
): Promise<Output<Api['listUitnodigingen']>> {
  demand(may(actor.rol, 'officeInvitation.send'), actor.bewijs);
  const waar = { now, mailserver, zoek: zoek.trim() };
  const tellingen = await countStanden(database.own, waar);
  const vanaf = rijenVoor(pagina, PER_PAGINA);
  const rijen = await searchUitnodigingen(database.own, { ...waar, stand: stand ?? null, vanaf, aantal: PER_PAGINA });
  const totaal = stand ? tellingen[stand] : Object.values(tellingen).reduce((som, aantal) => som + aantal, 0);
  return { uitnodigingen: rijen.map(toRegel), tellingen, totaal, perPagina: PER_PAGINA };
}
