/**
 * Reading together: a leesopdracht can be of a tutor and a lezer (who may sit in two groepen), or of one child with somebody beside it (voor-koor-zelf). Their turn is a
 * turn of the lezer, one a day, and is told apart because it has no pace.
 */
import { sql, type Kysely } from 'kysely';

const SAMEN = `
alter table leesopdracht drop constraint leesopdracht_soort_check;
alter table leesopdracht add constraint leesopdracht_soort_check check (soort in ('tekst', 'thema', 'toneel', 'tutor', 'koor'));
alter table leesbeurt drop constraint leesbeurt_aanpak_check;
alter table leesbeurt add constraint leesbeurt_aanpak_check check (aanpak in ('gewoon', 'tempo', 'herhaald', 'samen'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SAMEN).execute(db);
}
