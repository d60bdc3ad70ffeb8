/**
 * How a text is read: as it comes, at the child's own pace paragraph by paragraph, or again on more days; how it sounded to the child itself, and what it guessed
 * before reading. None of the last two is judged.
 */
import { sql, type Kysely } from 'kysely';

const AANPAK = `
alter table leesbeurt
  add column aanpak text not null default 'gewoon' check (aanpak in ('gewoon', 'tempo', 'herhaald')),
  add column alineas integer[] not null default '{}',
  add column klonk smallint check (klonk between 1 and 3),
  add column verwacht text check (length(verwacht) between 1 and 160),
  add column klopte text check (klopte in ('ja', 'beetje', 'nee'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(AANPAK).execute(db);
}
