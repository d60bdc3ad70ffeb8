/** Invitations over all customers: of everybody who was invited the last one, with what became of it and of its mail. */
import { sql } from 'kysely';
import type { UitnodigingStand } from '@spelrijk/contract/uitnodigingen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import type { Db } from '../../../platform/db/database.ts';

export interface UitnodigingRij {
  readonly adminId: string;
  readonly adminNaam: string;
  readonly regio: Regio;
  readonly gebruikerId: string;
  readonly naam: string;
  readonly rol: Rol;
  readonly email: string;
  readonly stand: UitnodigingStand;
  /** How often one was sent. */
  readonly keren: number;
  /** Why the mail did not arrive, '' when it did. */
  readonly reden: string;
  readonly verstuurdOp: Date;
  readonly verlooptOp: Date;
  readonly geopendOp: Date | null;
}

interface Waar {
  readonly now: number;
  readonly mailserver: boolean;
  /** Taken literally. */
  readonly zoek: string;
}

/** An account counts before its invitation, an end before a mail: what can be done about it comes of the last word. */
const alle = ({ now, mailserver, zoek }: Waar) => sql`
  select a.admin_id as "adminId", a.naam as "adminNaam", a.regio, g.id as "gebruikerId", trim(g.roepnaam || ' ' || g.achternaam) as naam, u.rol, u.email,
    u.keren, u.created_at as "verstuurdOp", u.verloopt_op as "verlooptOp", coalesce(u.gebruikt_op, ac.created_at) as "geopendOp",
    case when ac.id is not null then 'geopend'
      when u.verloopt_op <= ${new Date(now)} or u.ingetrokken_op is not null then 'verlopen'
      when m.status in ('mislukt','vervallen') then 'mislukt'
      when m.status in ('wacht','bezig') then ${mailserver ? 'onderweg' : 'bewaard'}
      else 'verstuurd' end as stand,
    case when ac.id is null and m.status in ('mislukt','vervallen') then coalesce(m.reden, '') else '' end as reden
  from (select distinct on (admin_id, gebruiker_id) *, (count(*) over (partition by admin_id, gebruiker_id))::int as keren
    from uitnodiging where rol in ('schooladmin','rtadmin','thuisadmin') order by admin_id, gebruiker_id, created_at desc, id) u
  join admin a on a.admin_id = u.admin_id and not a.intern and a.vervalt_op is null
  join gebruiker g on g.admin_id = u.admin_id and g.id = u.gebruiker_id
  left join account ac on ac.id = g.id and ac.admin_id = g.admin_id
  left join mail m on m.sleutel = 'uitnodiging:' || u.id
  where ${zoek} = '' or position(lower(${zoek}) in lower(a.naam || ' ' || g.roepnaam || ' ' || g.achternaam || ' ' || u.email)) > 0`;

export interface Zoekvraag extends Waar {
  readonly stand: UitnodigingStand | null;
  readonly vanaf: number;
  readonly aantal: number;
}

/** The newest first. */
export async function searchUitnodigingen(db: Db, { stand, vanaf, aantal, ...waar }: Zoekvraag): Promise<readonly UitnodigingRij[]> {
  const { rows } = await sql<UitnodigingRij>`
    select * from (${alle(waar)}) r where ${stand}::text is null or r.stand = ${stand}::text
    order by r."verstuurdOp" desc, r."gebruikerId" offset ${vanaf} limit ${aantal}`.execute(db);
  return rows;
}

export async function countStanden(db: Db, waar: Waar): Promise<Record<UitnodigingStand, number>> {
  const { rows } = await sql<{ stand: UitnodigingStand; aantal: number }>`
    select r.stand, count(*)::int as aantal from (${alle(waar)}) r group by r.stand`.execute(db);
  const aantal = (stand: UitnodigingStand): number => rows.find((rij) => rij.stand === stand)?.aantal ?? 0;
  return {
    onderweg: aantal('onderweg'),
    bewaard: aantal('bewaard'),
    verstuurd: aantal('verstuurd'),
    mislukt: aantal('mislukt'),
    verlopen: aantal('verlopen'),
    geopend: aantal('geopend'),
  };
}
