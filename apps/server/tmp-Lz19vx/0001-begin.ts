/**
 * The first tables. Rules that hold for every table after this: the tenant (`admin_id`) comes first in every primary,
 * unique, foreign and index key; ids are made by the app; no foreign key and no join crosses admins; an `admin_id` never changes.
 */
import { sql, type Kysely } from 'kysely';

/** Reached by every server, for any admin: by the program's own role only, never by the tenant role. */
const UNTENANTED = `
create table account (
  id uuid primary key,
  admin_id uuid not null,
  rol text not null check (rol in ('superadmin','office','schooladmin','docent','rtadmin','thuisadmin','leerling','demo')),
  gebruikersnaam text not null check (length(gebruikersnaam) between 1 and 200),
  gevouwen text not null unique,
  wachtwoord text not null check (wachtwoord like '$argon2id$%'),
  status text not null default 'actief' check (status in ('actief','geschorst')),
  created_at timestamptz not null
);
create index account_admin on account (admin_id);
create table sessie (
  id uuid primary key,
  account_id uuid not null,
  created_at timestamptz not null,
  gebruikt_op timestamptz not null,
  verloopt_op timestamptz not null,
  beeindigd_op timestamptz
);
create index sessie_account on sessie (account_id);
create index sessie_verloopt on sessie (verloopt_op);
create table sleutel (
  kid text primary key,
  prive text not null,
  publiek text not null,
  created_at timestamptz not null,
  vervangen_op timestamptz
);
create table inlogpoging (
  sleutel text primary key,
  mislukt integer not null,
  wacht_tot timestamptz not null,
  laatste timestamptz not null
);
create index inlogpoging_laatste on inlogpoging (laatste);
create table toestel (
  id text primary key,
  admin_id uuid not null,
  created_at timestamptz not null
);
`;

const PEOPLE = `
create table admin (
  admin_id uuid primary key,
  naam text not null check (length(naam) between 1 and 200),
  soort text not null check (soort in ('school','rt','thuis','demo')),
  regio text not null check (regio in ('nl','be')),
  pakketten text[] not null default '{}',
  licentie_tot date,
  intern boolean not null default false,
  demo boolean not null default false,
  created_at timestamptz not null
);
create table gebruiker (
  admin_id uuid not null references admin,
  id uuid not null,
  roepnaam text not null check (length(roepnaam) between 1 and 200),
  achternaam text not null check (length(achternaam) <= 200),
  created_at timestamptz not null,
  primary key (admin_id, id)
);
create table groep (
  admin_id uuid not null references admin,
  id uuid not null,
  naam text not null check (length(naam) between 1 and 200),
  jaargroepen smallint[] not null,
  volgnr smallint not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  unique (admin_id, naam)
);
create table groep_docent (
  admin_id uuid not null,
  groep_id uuid not null,
  docent_id uuid not null,
  primary key (admin_id, groep_id, docent_id),
  foreign key (admin_id, groep_id) references groep on delete cascade,
  foreign key (admin_id, docent_id) references gebruiker on delete cascade
);
create index groep_docent_docent on groep_docent (admin_id, docent_id);
create table leerling (
  admin_id uuid not null,
  id uuid not null,
  groep_id uuid not null,
  roepnaam text not null check (length(roepnaam) between 1 and 200),
  achternaam text not null check (length(achternaam) <= 200),
  jaargroep smallint not null check (jaargroep between 1 and 8),
  figuur smallint not null,
  munten integer not null default 0 check (munten >= 0),
  verwijderd_op timestamptz,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep
);
create index leerling_groep on leerling (admin_id, groep_id);
create table oefeninstelling (
  admin_id uuid not null,
  id uuid not null,
  groep_id uuid,
  leerling_id uuid,
  instelling jsonb not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check ((groep_id is null) <> (leerling_id is null))
);
create unique index oefeninstelling_groep on oefeninstelling (admin_id, groep_id) where groep_id is not null;
create unique index oefeninstelling_leerling on oefeninstelling (admin_id, leerling_id) where leerling_id is not null;
create table inzage (
  admin_id uuid not null references admin,
  id uuid not null,
  op timestamptz not null,
  account_id uuid not null,
  rol text not null,
  actie text not null,
  object_id uuid not null,
  primary key (admin_id, id)
);
`;

const PRACTICE = `
create table leerling_stand (
  admin_id uuid not null,
  leerling_id uuid not null,
  hoofd jsonb not null,
  laatste timestamptz,
  aandacht jsonb not null,
  beheerst smallint not null,
  bezig_met text,
  volgnr integer not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table leerling_categorie (
  admin_id uuid not null,
  leerling_id uuid not null,
  categorie text not null,
  status text not null,
  sinds timestamptz,
  laatste timestamptz,
  antwoorden integer not null,
  laag real not null,
  hoog real not null,
  zeker boolean not null,
  sterren smallint not null check (sterren between 0 and 3),
  stand jsonb not null,
  primary key (admin_id, leerling_id, categorie),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table leerling_woord (
  admin_id uuid not null,
  leerling_id uuid not null,
  woord text not null,
  terug_op timestamptz,
  laatste timestamptz not null,
  stand jsonb not null,
  primary key (admin_id, leerling_id, woord),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table taak (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  dag date not null,
  nr smallint,
  somvenster_id text not null,
  vorm text not null,
  game text not null,
  games text[] not null,
  opgaven jsonb not null,
  munten smallint not null check (munten >= 0),
  status text not null check (status in ('klaar-om-te-starten','bezig','af')),
  created_at timestamptz not null,
  af_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  unique (admin_id, leerling_id, dag, nr)
);
create table antwoord (
  admin_id uuid not null,
  leerling_id uuid not null,
  id uuid not null,
  volgnr integer not null,
  taak_id uuid not null,
  opgave_id uuid not null,
  categorie text not null,
  vorm text not null,
  woord text not null,
  game text not null,
  poging smallint not null,
  gegeven text not null check (length(gegeven) <= 200),
  goed boolean not null,
  telt boolean not null,
  gokje boolean not null,
  rt_ms integer not null check (rt_ms >= 0),
  hints smallint not null,
  client_op timestamptz not null,
  op timestamptz not null,
  ontvangen_op timestamptz not null,
  dag date not null,
  diagnose jsonb not null,
  motor jsonb not null,
  primary key (admin_id, leerling_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index antwoord_taak on antwoord (admin_id, leerling_id, taak_id);
create index antwoord_fout on antwoord (admin_id, leerling_id, op) where telt and not goed;
create table leerling_dag (
  admin_id uuid not null,
  leerling_id uuid not null,
  dag date not null,
  antwoorden integer not null,
  goed integer not null,
  ms bigint not null,
  gokjes integer not null,
  taken integer not null,
  primary key (admin_id, leerling_id, dag),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index leerling_dag_dag on leerling_dag (admin_id, dag);
create table categorie_dag (
  admin_id uuid not null,
  leerling_id uuid not null,
  categorie text not null,
  dag date not null,
  antwoorden integer not null,
  goed integer not null,
  laag real not null,
  hoog real not null,
  primary key (admin_id, leerling_id, categorie, dag),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table leerling_game (
  admin_id uuid not null,
  leerling_id uuid not null,
  game text not null,
  taken integer not null,
  ms bigint not null,
  primary key (admin_id, leerling_id, game),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table leerling_fout (
  admin_id uuid not null,
  leerling_id uuid not null,
  label text not null,
  keer integer not null,
  primary key (admin_id, leerling_id, label),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
`;

/** What the tenant role may do per table; `antwoord` and `inzage` are append only. */
const GRANTS: Readonly<Record<string, string>> = {
  admin: 'select',
  gebruiker: 'select, insert, update, delete',
  groep: 'select, insert, update, delete',
  groep_docent: 'select, insert, update, delete',
  leerling: 'select, insert, update, delete',
  oefeninstelling: 'select, insert, update, delete',
  inzage: 'select, insert',
  leerling_stand: 'select, insert, update, delete',
  leerling_categorie: 'select, insert, update, delete',
  leerling_woord: 'select, insert, update, delete',
  taak: 'select, insert, update, delete',
  antwoord: 'select, insert',
  leerling_dag: 'select, insert, update, delete',
  categorie_dag: 'select, insert, update, delete',
  leerling_game: 'select, insert, update, delete',
  leerling_fout: 'select, insert, update, delete',
};

/** Rows of other admins do not exist for the tenant role; without a setting nothing exists. */
const policyFor = (table: string, grant: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant ${grant} on ${table} to spelrijk_admin;`;

/** Our office counts over all admins; it sees numbers and customer names, no column that tells about a child. */
const OFFICE = `
grant select on admin to spelrijk_kantoor;
grant select (admin_id, id, verwijderd_op) on leerling to spelrijk_kantoor;
grant select on leerling_dag to spelrijk_kantoor;
create policy kantoor on admin for select to spelrijk_kantoor using (true);
create policy kantoor on leerling for select to spelrijk_kantoor using (true);
create policy kantoor on leerling_dag for select to spelrijk_kantoor using (true);`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const policies = Object.entries(GRANTS)
    .map(([table, grant]) => policyFor(table, grant))
    .join('');
  await sql.raw(UNTENANTED + PEOPLE + PRACTICE + policies + OFFICE).execute(db);
}
