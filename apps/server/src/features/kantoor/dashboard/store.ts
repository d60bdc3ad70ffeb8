/** Counts over all customers, from day sums. */
import { sql } from 'kysely';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import { geoefend } from '../../oefenen/standen/index.ts';

export interface AdminTelling {
  readonly id: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly leerlingen: number;
  readonly geoefendWeek: number;
  readonly antwoordenWeek: number;
}

/** Every customer with the sums of the days from `sinds` on; our own office is no customer. */
export async function listTellingen(db: Db, sinds: string): Promise<readonly AdminTelling[]> {
  const { rows } = await sql<AdminTelling>`
    select a.admin_id as id, a.naam, a.soort, a.regio, coalesce(l.aantal, 0)::int as leerlingen,
      coalesce(d.leerlingen, 0)::int as "geoefendWeek", coalesce(d.antwoorden, 0)::int as "antwoordenWeek"
    from admin a
    left join (select admin_id, count(*) as aantal from leerling where verwijderd_op is null group by admin_id) l on l.admin_id = a.admin_id
    left join (select admin_id, count(distinct leerling_id) as leerlingen, sum(antwoorden) as antwoorden from ${geoefend(sinds)} g group by admin_id) d on d.admin_id = a.admin_id
    where not a.intern and a.vervalt_op is null order by a.naam, a.admin_id`.execute(db);
  return rows;
}

export interface TeDoen {
  readonly aanvragen: number;
  readonly vragen: number;
  readonly verzoeken: number;
  readonly licenties: number;
  readonly mails: number;
}

/** New post, open requests about licences, licences that end from `vandaag` up to `tot` (YYYY-MM-DD), and mails that did not arrive. */
export async function countTeDoen(db: Db, vandaag: string, tot: string): Promise<TeDoen> {
  const { rows } = await sql<TeDoen>`
    select (select count(*) from aanvraag where status = 'nieuw')::int as aanvragen,
      (select count(*) from contactvraag where status = 'nieuw')::int as vragen,
      (select count(*) from licentieverzoek v join admin a on a.admin_id = v.admin_id where v.status = 'open' and a.status = 'actief')::int as verzoeken,
      (select count(*) from admin where not intern and vervalt_op is null and status = 'actief' and licentie_tot between ${vandaag} and ${tot})::int as licenties,
      (select count(*) from mail where status = 'mislukt')::int as mails`.execute(db);
  return rows[0] ?? { aanvragen: 0, vragen: 0, verzoeken: 0, licenties: 0, mails: 0 };
}
