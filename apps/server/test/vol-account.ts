/** At least one row in every table of a customer, so that what copies, counts or erases a whole customer is tried on all of them. */
import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import { testId, type AdminWereld } from './wereld.ts';

const KEUZE =
  '{"niveau":3,"weken":12,"keren":3,"minuten":20,"functie":"leerkracht","zorgaandeel":"gewoon","tekst":{"waarom":"","geprobeerd":"","aanpak":"","thuis":"","maatregelen":[]},"doelen":[]}';
const WERELD = `{"a":1,"naam":"Zoë \\"quote\\""}`;

interface Lezer {
  readonly a: string;
  readonly kind: string;
  readonly groep: string;
  readonly mens: string;
  readonly nu: string;
  readonly id: (wat: string) => string;
}

/** Read alone, and aloud to somebody; and what the groep built together. */
const leesStatements = ({ a, kind, groep, mens, nu, id }: Lezer): readonly string[] => [
  `insert into leesbeurt values ('${a}', '${id('leesbeurt')}', '${kind}', 'm4-01', '${nu}', '2026-11-01', 60000, 0, 3, 3, 20, false, true, '{bomen}', '${nu}')`,
  `insert into leesmoment values ('${a}', '${id('leesmoment')}', '${groep}', 'm4', '{m4-01,m4-02,m4-03}', '2026-11-01', '2026-11-10', '${mens}', '${nu}', '${nu}', null)`,
  `insert into voorlezing values ('${a}', '${id('voorlezing')}', '${kind}', '${id('leesmoment')}', 'm4-01', '${nu}', '2026-11-01', 60000, 60, 59, '[{"woord":3,"soort":"anders","gezegd":"bommen"}]', 3, true, '${mens}', 'docent', '${nu}', null)`,
  `insert into voorleesbeurt values ('${a}', '${kind}', 'm4-02', '${nu}', '${mens}')`,
  `insert into beleidsproef values ('${testId('beleidsproef')}', 'controle-20', 'groei-2', '2026-09-01', '2026-10-13', '2026-10-13', 1, 1, '${nu}', '${nu}', null) on conflict do nothing`,
  `insert into beleidsproef_groep values ('${a}', '${testId('beleidsproef')}', '${groep}', true)`,
  `insert into leesopdracht values ('${a}', '${id('leesopdracht')}', '${groep}', 'toneel', 'e4-26', '2026-11-01', '2026-11-10', '${mens}', '${nu}', null)`,
  `insert into leesopdracht_leerling values ('${a}', '${id('leesopdracht')}', '${kind}', '{Koning}', '{}', null)`,
  `insert into klassenplaat values ('${a}', '${groep}', '2026-2027', 1, 'haven', 8, 800, 321)`,
  `insert into klasopname values ('${a}', '${groep}', 'fiets', '${id('klasopname')}', '${mens}', false, '\\x00', 700, '${nu}', null, 'zin', 'fiets')`,
  `insert into opnamestand values ('${a}', true, '2026-09-01', 28, '${mens}', '${nu}')`,
  `insert into opname_toestemming values ('${a}', '${id('toestemming')}', '${kind}', 'moeder', '2026-09-10', '${mens}', 'docent', '${nu}', null, null)`,
  `insert into opname_sleutel values ('${a}', '${kind}', 'verzegeld', '${nu}')`,
  `insert into voorlees_opname values ('${a}', '${id('voorleesopname')}', '${kind}', null, 'm4-03', '${nu}', '2026-11-01', 60000, '\\x00', true, 'kind', '${nu}'::timestamptz + interval '28 days', null)`,
];

/** What can be undone of a whole school: a year that began, and a file that was read in. */
const vanSchool = ({ a, kind, groep, mens, nu, id }: Lezer): readonly string[] => [
  `insert into jaarovergang values ('${a}', '${id('over')}', '${nu}', '2025-2026', '{}')`,
  `insert into jaarovergang_groep values ('${a}', '${id('over')}', '${groep}', null, '{}')`,
  `insert into jaarovergang_leerling values ('${a}', '${id('over')}', '${kind}', '${groep}', 4, '${groep}', 5, false)`,
  `insert into inlezing values ('${a}', '${id('inlezing')}', '${nu}', '${mens}', '2026-2027', 'hash', false, '{}')`,
  `insert into inlezing_leerling values ('${a}', '${id('inlezing')}', '${kind}', null, '{}')`,
  `insert into inlezing_object values ('${a}', '${id('inlezing')}', 'groep', '${groep}', null, '{}')`,
];

/** What is kept of guiding a child beside its plan, at a school and in a practice. */
const vanBegeleiding = (a: string, kind: string, mens: string, nu: string, id: (wat: string) => string): readonly string[] => [
  `insert into begeleidingssessie values ('${a}', '${id('begeleidingssessie')}', '${id('plan')}', '${kind}', '2026-11-17', 45, 'Hakt hardop.', '${mens}', '${nu}')`,
  `insert into papieruitslag values ('${a}', '${id('papieruitslag')}', '${kind}', 'PI-dictee', '2026-11-10', 'decielscore 3', '${mens}', '${nu}')`,
  `insert into client values ('${a}', '${kind}', 'De Regenboog', '5', 'Ouder', 'ouder@gezin.example', '', '${nu}')`,
  `insert into afspraak values ('${a}', '${id('afspraak')}', '${kind}', 2, '2026-09-01', null, '14:30', 45, '{}', '${nu}')`,
  `insert into potlood values ('${a}', '${id('potlood')}', '${kind}', 'Hakt hardop.', '${mens}', '${nu}')`,
  `insert into oudercontact values ('${a}', '${id('contact')}', '${id('plan')}', '${kind}', 'inzage', '2026-11-03', 1, 1, '${mens}', '${nu}')`,
];

/** What is left of answers of earlier school years. */
const vanVroeger = (a: string, kind: string, nu: string): readonly string[] => [
  `insert into leerling_basis select '${a}', '${kind}', '2025-08-01', jsonb_build_object('hoofd', hoofd, 'categorieen', '{}'::jsonb, 'woorden', '{}'::jsonb)::text, 90, '${nu}', true
    from leerling_stand where admin_id = '${a}' and leerling_id = '${kind}'`,
  `insert into woord_vroeger values ('${a}', '${kind}', 'bomen', 4, 3, true, 2, 2, true)`,
];

/** Devices, doors and what came later: `npm run new table` puts its row at the end. */
const vanLater = ({ a, kind, groep, mens, nu, id }: Lezer, merk: string): readonly string[] => [
  `insert into wisbewijs values ('${a}', '${id('wis')}', '${nu}', 1, 9)`,
  `insert into toestel values ('${id('toestel')}', '${a}', '${nu}')`,
  `insert into toestel_account values ('${a}', '${id('toestel')}', '${kind}', '${nu}')`,
  `insert into sso_organisatie values ('entree', '${merk}', '${a}', '${nu}')`,
  `insert into sso_koppeling values ('entree', '${merk}', '${mens}', '${a}', '${nu}')`,
  `insert into groepscode values ('${merk}', '${a}', '${groep}', '${nu}')`,
  `insert into groep_deur values ('${a}', '${groep}', '${merk}', '${nu}')`,
];

/** `merk` makes keys differ from those of another customer; what has no mark in it is the same everywhere. `nu`: ISO moment. */
function statements({ id: a, groepIds, kinderen, mensen }: AdminWereld, merk: string, nu: string): readonly string[] {
  const groep = groepIds[0] ?? '';
  const [kind, ander] = [kinderen[0]?.id ?? '', kinderen[1]?.id ?? ''];
  const mens = [...mensen.values()].find(({ rol }) => rol !== 'leerling')?.id ?? '';
  const id = (wat: string): string => testId(`${merk} ${wat}`);
  return [
    `update groep set naam = 'Groep 5' where admin_id = '${a}' and id = '${groep}'`,
    `insert into oefeninstelling values ('${a}', '${id('inst g')}', '${groep}', null, '${WERELD}', '${nu}'), ('${a}', '${id('inst l')}', null, '${kind}', '${WERELD}', '${nu}')`,
    `insert into instelbeurt values ('${a}', '${id('beurt')}', '${groep}', '${mens}', '${nu}')`,
    `insert into instelbeurt_leerling values ('${a}', '${id('beurt')}', '${kind}', '{}', 2)`,
    `insert into voorinstelling values ('${a}', '${id('voor')}', 'Rustig', '{}', '${mens}', '${nu}')`,
    `insert into leerling_categorie values ('${a}', '${kind}', 'kz', 'bezig', null, '${nu}', 3, 0.1, 0.9, false, 1, '{}')`,
    `insert into leerling_woord values ('${a}', '${kind}', 'bomen', '${nu}', '${nu}', '{}')`,
    `insert into taak (admin_id, id, leerling_id, dag, nr, somvenster_id, vorm, game, games, opgaven, munten, status, created_at)
       values ('${a}', '${id('taak')}', '${kind}', '2026-11-01', 1, 'kz-mkm', 'typen', 'ninja', '{ninja}', '[]', 5, 'af', '${nu}')`,
    `insert into antwoord select '${a}', k, md5(k::text || i)::uuid, i, '${id('taak')}', '${id('opgave')}', 'kz', 'typen', 'bomen', 'ninja', 1, 'boomen', false, true, false, 900, 0,
       '${nu}', '${nu}', '${nu}', '2026-11-01', '{}', '{}' from unnest(array['${kind}', '${ander}']::uuid[]) k, generate_series(1, 20) i`,
    `insert into leerling_dag (admin_id, leerling_id, dag, antwoorden, goed, ms, gokjes, taken) values ('${a}', '${kind}', '2026-11-01', 20, 0, 9000, 0, 1)`,
    `insert into categorie_dag values ('${a}', '${kind}', 'kz', '2026-11-01', 20, 0, 0.1, 0.9)`,
    `insert into leerling_game values ('${a}', '${kind}', 'ninja', 1, 9000)`,
    `insert into leerling_fout values ('${a}', '${kind}', 'klinker', 20)`,
    `insert into leerling_blob values ('${a}', '${kind}', 7, '${nu}')`,
    ...vanVroeger(a, kind, nu),
    `insert into leerling_flits values ('${a}', '${kind}', 'avi', '{}')`,
    ...leesStatements({ a, kind, groep, mens, nu, id }),
    `insert into verzameld values ('${a}', '${kind}', '${id('taak')}', 'visvijver', 'goudvis', '${nu}')`,
    `insert into spelrecord values ('${a}', '${kind}', 'ninja', '2026-10-26', 31)`,
    `insert into leerling_schooljaar values ('${a}', '${kind}', '2026-2027', 'Groep 5', 5)`,
    `insert into toets values ('${a}', '${id('toets')}', '${kind}', 'plaatsing', '{}', '[]', 'af', '${nu}', '${nu}')`,
    `insert into groepsplan (admin_id, id, groep_id, naam, keuze, door, created_at) values ('${a}', '${id('groepsplan')}', '${groep}', 'Groepje', '${KEUZE}', '${mens}', '${nu}')`,
    `insert into handelingsplan (admin_id, id, leerling_id, groepsplan_id, status, niveau, van, tot, weken, keren, minuten, functie, zorgaandeel, tekst, door, created_at, gestart_op)
       values ('${a}', '${id('plan')}', '${kind}', '${id('groepsplan')}', 'actief', 3, '2026-11-01', '2027-01-24', 12, 3, 20, 'leerkracht', 'gewoon', '{}', '${mens}', '${nu}', '${nu}')`,
    `insert into handelingsplan_doel values ('${a}', '${id('plan')}', 'kz', '${kind}', 1, '{}', 80, null)`,
    `insert into handelingsplan_versie values ('${a}', '${id('plan')}', 1, '${kind}', '${nu}', '${mens}', 'start', '{}')`,
    `insert into plan_woord values ('${a}', '${id('plan')}', 'kz', 'bomen', '${kind}', 'anker', null)`,
    ...vanBegeleiding(a, kind, mens, nu, id),
    `insert into zorgsessie (admin_id, id, plan_id, leerling_id, dag, minuten, groepsgrootte, functie, soort, door, created_at)
       values ('${a}', '${id('sessie')}', '${id('plan')}', '${kind}', '2026-11-02', 20, 1, 'ouder', 'leek', '${mens}', '${nu}')`,
    `insert into zorgdoel values ('${a}', '${kind}', 'kz', '${nu}', '${id('plan')}')`,
    `insert into zorgvlag values ('${a}', '${id('vlag')}', '${kind}', 'Reden', '${nu}', '${mens}')`,
    `insert into woordlijst values ('${a}', '${id('lijst')}', null, 'Week 48', '[]', 1, '${nu}', '${nu}'), ('${a}', '${id('lijst g')}', '${groep}', 'Week 49', '[]', 1, '${nu}', '${nu}')`,
    `insert into woordlijst_toewijzing values ('${a}', '${id('toew')}', '${id('lijst')}', '${groep}', '${kind}', null, null, '${nu}'), ('${a}', '${id('toew g')}', '${id('lijst')}', '${groep}', null, null, null, '${nu}')`,
    `insert into opdracht values ('${a}', '${id('opdracht')}', '${groep}', 'kz', '[]', '2026-11-01', '2026-11-08', '${mens}', '${nu}')`,
    `insert into opdracht_leerling values ('${a}', '${id('opdracht')}', '${kind}', 4, 2)`,
    `insert into oefenrust values ('${a}', '${id('oefenrust')}', '${kind}', 'vakantie', '2026-10-17', '2026-10-25', '${mens}', '${nu}')`,
    `insert into briefje values ('${a}', '${id('briefje')}', '${kind}', 'eigen', null, 'Wat een mooi werk!', '${mens}', '${nu}', null, null)`,
    `insert into weektaak values ('${a}', '${id('weektaak')}', '${groep}', '2026-11-02', 'categorie', 'kz', null, null, '[]', false, '${mens}', '${nu}', '${nu}', null)`,
    `insert into weektaak_leerling values ('${a}', '${id('weektaak')}', '${kind}')`,
    `insert into dictee values ('${a}', '${id('dictee')}', '${groep}', 'Dictee', '[]', 'open', 1, '${nu}', '${nu}')`,
    `insert into dictee_invoer values ('${a}', '${id('dictee')}', '${kind}', '{}', '${nu}')`,
    `insert into methodetoets_leerling (admin_id, dictee_id, leerling_id, begonnen) values ('${a}', '${id('dictee')}', '${kind}', '${nu}')`,
    `insert into methodetoets_antwoord values ('${a}', '${id('dictee')}', '${kind}', '${id('item')}', 'bomen', 'boomen', false, '{}', 900, '${nu}')`,
    `insert into lvs_import values ('${a}', '${id('lvs')}', '${nu}', '${mens}', 'Iemand', 'csv', 'hash')`,
    `insert into lvs_score values ('${a}', '${kind}', '${id('score')}', '${id('lvs')}', 'Spelling', '3.0', 'M5', null, '{}', 1)`,
    `insert into lvs_kolom values ('${a}', 'Vaardigheid', '{}'), ('${a}', '${merk}', null)`,
    `insert into overgang_concept values ('${a}', '2026-2027', '{}', 1, '${mens}', '${nu}')`,
    ...vanSchool({ a, kind, groep, mens, nu, id }),
    ...vanLater({ a, kind, groep, mens, nu, id }, merk),
    `insert into importsleutel values ('${a}', 'groep', '2026-2027', 'G5', '${groep}'), ('${a}', 'groep', '2026-2027', '${merk}', '${groep}')`,
    `insert into importvoorstel values ('${a}', '${id('voorstel')}', 'lvs', '${mens}', '{}', 'hash', 'vinger', null, '${nu}', '${nu}')`,
    `insert into persoonssleutel values ('${a}', 'eckid', 'zelfde kind', '${kind}'), ('${a}', 'las', '${merk}', '${ander}')`,
    `insert into spraak values ('${a}', '0123456789abcdef', 'woord', 'squishy', '${nu}'), ('${a}', '${testId(merk).replaceAll('-', '').slice(0, 16)}', 'woord', 'eigen', '${nu}')`,
    `insert into vrienduitnodiging values ('${a}', '${id('vriend')}', '${mens}', '${merk}@vriend.example', '${nu}')`,
    `insert into verhuistoken (admin_id, id, leerling_id, hash, basis, basis_op, delen, tot, door, created_at)
       values ('${a}', '${id('verhuistoken')}', '${kind}', '${merk}', 'inzage', '2026-11-01', '{A,B}', '${nu}', '${mens}', '${nu}')`,
    `insert into leerling_herkomst values ('${a}', '${id('herkomst')}', '${kind}', 'School X', 'inzage', '2026-11-01', '{A,B}', '${nu}', '${mens}')`,
    `insert into meekijk (admin_id, id, leerling_id, hash, bereik, toestemming_op, tot, code_tot, door, created_at)
       values ('${a}', '${id('meekijk')}', '${kind}', '${merk}', 'voortgang', '2026-11-01', '2027-07-31', '${nu}', '${mens}', '${nu}')`,
    `insert into uitnodiging values ('${merk}', '${a}', '${mens}', 'docent', 'x@y.example', '${mens}', '${nu}', '${nu}')`,
    `insert into adreswijziging values ('${a}', 'nieuw@y.example', null, '${merk}', null, null, '${nu}', '${nu}')`,
    `insert into mail (id, admin_id, sleutel, sjabloon, regio, aan, onderwerp, tekst, html, volgende_op, houdbaar_tot, created_at)
       values ('${id('mail')}', '${a}', '${merk}', 'uitnodiging', 'nl', 'x@y.example', '', '', '', '${nu}', '${nu}', '${nu}')`,
  ];
}

/** Tables of a capability that a server may be built without. */
function extra({ id: a, mensen }: AdminWereld, merk: string, nu: string): Readonly<Record<string, string>> {
  const mens = [...mensen.values()].find(({ rol }) => rol !== 'leerling')?.id ?? '';
  const id = (wat: string): string => testId(`${merk} ${wat}`);
  return {
    bericht_gelezen: `insert into bericht_gelezen values ('${a}', '${mens}', '${testId('bericht')}', true, '${nu}')`,
    bericht_mail: `insert into bericht_mail values ('${a}', '${mens}', true, '${id('token')}', '${nu}')`,
    roadmap_stem: `insert into roadmap_stem values ('${a}', '${mens}', '${testId('item')}', '${nu}')`,
    roadmap_reactie: `insert into roadmap_reactie values ('${a}', '${id('reactie')}', '${mens}', '${testId('item')}', 'docent', 'Mooi', '${nu}')`,
  };
}

async function isTabel(database: Database, naam: string): Promise<boolean> {
  const { rows } = await sql<{ daar: boolean }>`select to_regclass(${naam}) is not null as daar`.execute(database.own);
  return rows[0]?.daar === true;
}

export async function vulAccount(database: Database, admin: AdminWereld, merk: string, now: number): Promise<void> {
  for (const text of statements(admin, merk, new Date(now).toISOString())) await sql.raw(text).execute(database.own);
  for (const [naam, text] of Object.entries(extra(admin, merk, new Date(now).toISOString())))
    if (await isTabel(database, naam)) await sql.raw(text).execute(database.own);
}
