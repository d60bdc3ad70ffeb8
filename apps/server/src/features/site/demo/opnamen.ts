/**
 * Recordings of reading aloud in the demo school: one that waits and one that was heard today. No child was recorded for them: they are the shipped voice that says the
 * sentences of a text (`node tools/audio/voorbeeld.ts`), and every screen says so.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countVoorlezen, leeswoorden, type Leesfout } from '@spelrijk/domain/voorlezen';
import { findTekst } from '@spelrijk/taal/lezen';
import type { Kluis } from '../../../platform/auth/kluis.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createSleutel, sealGeluid } from '../../oefenen/voorleesopnamen/index.ts';
import { demoId } from './ids.ts';
import type { GemaakteLeerling } from './klant.ts';
import { insertOpnamen } from './store-voorlezen.ts';
import type { Gemaakt } from './verhuizen.ts';

/** Texts with the length of what was rendered (ms). */
export const VOORBEELDEN = [
  { tekst: 'm4-01', ms: 63_864 },
  { tekst: 'm4-02', ms: 59_809 },
] as const;

const GROEP = 'Groep 4';
const DAG_MS = 86_400_000;
const UUR_MS = 3_600_000;
const BEWAARDAGEN = 28;
/** What was marked in the recording that was heard. */
const FOUTEN: readonly Leesfout[] = [
  { woord: 6, soort: 'anders' },
  { woord: 14, soort: 'verbeterd' },
];

interface Wie {
  readonly kluis: Kluis;
  readonly gemaakt: readonly Gemaakt[];
  readonly leerlingen: readonly GemaakteLeerling[];
}

const geluidVan = (tekst: string): Buffer => readFileSync(join(import.meta.dirname, 'opnamen', `${tekst}.ogg`));

/** Consents of four children, recordings of two of them. */
export async function seedOpnamen(db: Db, { kluis, gemaakt, leerlingen }: Wie, now: number): Promise<void> {
  const school = gemaakt.find(({ demo }) => demo.zorg && demo.groepen.some(({ naam }) => naam === GROEP));
  const docent = school?.demo.gebruikers.find(({ rol, groepen }) => rol === 'docent' && groepen?.includes(GROEP));
  const door = docent && school?.ids.get(`${docent.roepnaam} ${docent.achternaam}`);
  const kinderen = leerlingen.filter(({ adminId, jaargroep }) => adminId === school?.adminId && jaargroep === 4).slice(0, 4);
  if (!school || door === undefined || kinderen.length < VOORBEELDEN.length) return;
  const { adminId } = school;
  const opnamen = VOORBEELDEN.flatMap(({ tekst, ms }, nr) => {
    const kind = kinderen[nr];
    if (!kind) return [];
    const id = demoId(now, 'voorleesopname', tekst);
    const sleutel = createSleutel(kluis, kind.id);
    const ogg = sealGeluid(kluis, { leerlingId: kind.id, opnameId: id, sleutel }, geluidVan(tekst));
    const op = now - (nr + 1) * UUR_MS;
    const gehoord = nr === 0 ? new Date(now) : null;
    const rij = { id, leerlingId: kind.id, sleutel, tekst, ms, ogg, op: new Date(op), dag: dagVan(op), gehoord };
    return [{ ...rij, verloopt: new Date(op + BEWAARDAGEN * DAG_MS) }];
  });
  const [eerste] = opnamen;
  const tekst = eerste && (await findTekst(eerste.tekst));
  if (!eerste || !tekst) return;
  const gelezen = leeswoorden(tekst.alineas.flat()).length;
  const { goed } = countVoorlezen({ gelezen, ms: eerste.ms, fouten: FOUTEN });
  const { id: opnameId, leerlingId, op, dag, ms } = eerste;
  const id = demoId(now, 'voorlezing van opname', opnameId);
  const voorlezing = { id, leerlingId, opnameId, tekst: tekst.id, op, dag, ms, gelezen, goed, fouten: FOUTEN, zin: 1, door };
  const toestemmingen = kinderen.map((kind) => ({ id: demoId(now, 'opnametoestemming', kind.id), leerlingId: kind.id }));
  await insertOpnamen(db, {
    adminId,
    door,
    now: new Date(now),
    dag: dagVan(now),
    bewaardagen: BEWAARDAGEN,
    toestemmingen,
    opnamen,
    voorlezing,
  });
}
