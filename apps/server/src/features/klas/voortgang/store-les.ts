/** The lesson of now: today's taken of each leerling with the attempts of the last minutes. Reads no more than one day, by key. */
import { sql } from 'kysely';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

interface PogingRij {
  readonly taakId: string;
  readonly opgaveId: string;
  readonly woord: string;
  readonly gegeven: string;
  readonly goed: boolean;
  readonly poging: number;
  readonly telt: boolean;
  /** ms */
  readonly op: number;
}

export interface LesRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly figuur: number;
  /** Newest first. */
  readonly pogingen: readonly PogingRij[];
  /** Until when it read on the leesplank in this lesson, ms: its counted time behind its begin. */
  readonly gelezenTot: number | null;
  /** The taak of the newest attempt. */
  readonly taak: {
    readonly somvenster: string;
    readonly game: string;
    readonly af: boolean;
    readonly totaal: number;
    readonly gedaan: number;
  } | null;
}

export async function listLes(
  db: Db,
  adminId: string,
  groepId: string,
  { vandaag, sinds }: { readonly vandaag: string; readonly sinds: Date },
): Promise<readonly LesRij[]> {
  const { rows } = await sql<LesRij>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam, l.figuur, coalesce(p.pogingen, '[]') as pogingen,
      (select (extract(epoch from max(b.begon + b.ms * interval '1 millisecond')) * 1000)::double precision from leesbeurt b
        where b.admin_id = l.admin_id and b.leerling_id = l.id and b.dag = ${vandaag} and b.woorden > 0) as "gelezenTot",
      (select json_build_object('somvenster', t.somvenster_id, 'game', p.game, 'af', t.status = 'af', 'totaal', jsonb_array_length(t.opgaven),
          'gedaan', (select count(distinct r.opgave_id) from antwoord r where r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id))
        from taak t where t.admin_id = l.admin_id and t.id = p.taak_id) as taak
    from leerling l
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    left join lateral (
      select json_agg(json_build_object('taakId', r.taak_id, 'opgaveId', r.opgave_id, 'woord', r.woord, 'gegeven', r.gegeven, 'goed', r.goed, 'poging', r.poging, 'telt', r.telt,
          'op', (extract(epoch from r.op) * 1000)::bigint) order by r.op desc, r.volgnr desc) as pogingen,
        (array_agg(r.taak_id order by r.op desc, r.volgnr desc))[1] as taak_id, (array_agg(r.game order by r.op desc, r.volgnr desc))[1] as game
      from taak t join antwoord r on r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id
      where t.admin_id = l.admin_id and t.leerling_id = l.id and t.dag = ${vandaag} and r.op >= ${sinds} and s.laatste >= ${sinds}
    ) p on true
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null
    order by ${opNaam()}`.execute(db);
  return rows;
}
