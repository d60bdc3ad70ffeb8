/**
 * Care plans: the plan, its goals, every version of it, the words set apart for it, sessions with a grown-up, contact with parents; and what
 * belongs to a plan of what was there: the goals that steer practice, and tests. A goal or a test of before this has no plan.
 */
import { sql, type Kysely } from 'kysely';

const PLAN = `
create table handelingsplan (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  volgt_op uuid,
  status text not null default 'concept' check (status in ('concept','actief','afgerond','geevalueerd')),
  einde text check (einde in ('eindtoets','zonder-eindtoets','gestopt','weggegooid','verhuisd')),
  niveau smallint not null check (niveau in (2,3)),
  van date,
  tot date check (tot >= van),
  weken smallint not null check (weken between 1 and 52),
  keren smallint not null check (keren between 1 and 10),
  minuten smallint not null check (minuten between 5 and 120),
  functie text not null check (length(functie) <= 40),
  zorgaandeel text not null check (zorgaandeel in ('licht','gewoon','intensief')),
  start_reden text not null default '' check (length(start_reden) <= 500),
  einde_reden text not null default '' check (length(einde_reden) <= 500),
  tekst jsonb not null,
  evaluatie jsonb,
  versie integer not null default 1,
  door uuid not null,
  created_at timestamptz not null,
  gestart_op timestamptz,
  afgerond_op timestamptz,
  weg_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check (status = 'concept' or (van is not null and tot is not null and gestart_op is not null)),
  check ((status in ('afgerond','geevalueerd')) = (afgerond_op is not null and einde is not null)),
  check ((status = 'geevalueerd') = (evaluatie is not null))
);
create unique index handelingsplan_actief on handelingsplan (admin_id, leerling_id) where status = 'actief' and weg_op is null;
create unique index handelingsplan_concept on handelingsplan (admin_id, leerling_id) where status = 'concept' and weg_op is null;
create index handelingsplan_leerling on handelingsplan (admin_id, leerling_id, created_at);
create table handelingsplan_doel (
  admin_id uuid not null,
  plan_id uuid not null,
  categorie text not null check (length(categorie) between 1 and 60),
  leerling_id uuid not null,
  nr smallint not null,
  begin jsonb not null,
  streef smallint not null check (streef between 50 and 100),
  contrast text check (length(contrast) between 1 and 60),
  weg_op timestamptz,
  weg_reden text not null default '' check (length(weg_reden) <= 500),
  primary key (admin_id, plan_id, categorie),
  foreign key (admin_id, plan_id) references handelingsplan on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index handelingsplan_doel_leerling on handelingsplan_doel (admin_id, leerling_id);
create table handelingsplan_versie (
  admin_id uuid not null,
  plan_id uuid not null,
  versie integer not null,
  leerling_id uuid not null,
  op timestamptz not null,
  door uuid not null,
  wat text not null check (length(wat) between 1 and 60),
  inhoud jsonb not null,
  primary key (admin_id, plan_id, versie),
  foreign key (admin_id, plan_id) references handelingsplan on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index handelingsplan_versie_leerling on handelingsplan_versie (admin_id, leerling_id);
create table plan_woord (
  admin_id uuid not null,
  plan_id uuid not null,
  categorie text not null check (length(categorie) between 1 and 60),
  woord text not null check (length(woord) between 1 and 60),
  leerling_id uuid not null,
  rol text not null check (rol in ('anker','vers','contrast','zin')),
  vrij_op date,
  primary key (admin_id, plan_id, categorie, woord),
  foreign key (admin_id, plan_id) references handelingsplan on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index plan_woord_leerling on plan_woord (admin_id, leerling_id);
create table zorgsessie (
  admin_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  leerling_id uuid not null,
  dag date not null,
  minuten smallint not null check (minuten between 1 and 120),
  groepsgrootte smallint not null check (groepsgrootte between 1 and 40),
  functie text not null check (length(functie) between 1 and 40),
  soort text not null check (soort in ('school','leek')),
  notitie text not null default '' check (length(notitie) <= 500),
  laat text not null default '' check (length(laat) <= 500),
  door uuid not null,
  created_at timestamptz not null,
  doorgehaald_op timestamptz,
  doorgehaald_door uuid,
  primary key (admin_id, id),
  foreign key (admin_id, plan_id) references handelingsplan on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check ((doorgehaald_op is null) = (doorgehaald_door is null))
);
create index zorgsessie_plan on zorgsessie (admin_id, plan_id, dag);
create index zorgsessie_leerling on zorgsessie (admin_id, leerling_id);
create table oudercontact (
  admin_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  leerling_id uuid not null,
  soort text not null check (soort in ('inzage','akkoord','niet-akkoord','niet-bereikt','toestemming')),
  dag date not null,
  ouders smallint not null check (ouders between 0 and 2),
  plan_versie integer not null,
  door uuid not null,
  created_at timestamptz not null,
  doorgehaald_op timestamptz,
  doorgehaald_door uuid,
  primary key (admin_id, id),
  foreign key (admin_id, plan_id) references handelingsplan on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check ((doorgehaald_op is null) = (doorgehaald_door is null))
);
create index oudercontact_plan on oudercontact (admin_id, plan_id, dag);
create index oudercontact_leerling on oudercontact (admin_id, leerling_id);
alter table zorgdoel add column plan_id uuid,
  add foreign key (admin_id, plan_id) references handelingsplan on delete cascade;
alter table toets add column plan_id uuid, add column papier boolean not null default false, add column uitslag jsonb,
  add foreign key (admin_id, plan_id) references handelingsplan on delete set null (plan_id);
create index toets_plan on toets (admin_id, plan_id) where plan_id is not null;
alter table toets drop constraint toets_soort_check;
alter table toets add constraint toets_soort_check
  check (soort in ('plaatsing','voortgang','zorg-start','zorg-tussen','zorg-eind','zorg-na'));
`;

const TABELLEN = ['handelingsplan', 'handelingsplan_doel', 'handelingsplan_versie', 'plan_woord', 'zorgsessie', 'oudercontact'];

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PLAN + TABELLEN.map(policyFor).join('')).execute(db);
}
