/** What a groep read aloud, as a file: every row is the row that the screen of the leerling and its dossier show. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Voorlezing } from '@spelrijk/contract/voorlezen';
import { LEESFOUTEN } from '@spelrijk/domain/voorlezen';
import { findTekst } from '@spelrijk/taal/lezen';
import { voorleesbestandTeksten } from '@spelrijk/teksten/voorleesbestand';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { CSV, toCsv, toXlsx, XLSX, type Blad, type Waarde } from '../../../platform/bestand/rekenblad.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { listVoorlezingen, toVoorlezing } from '../../oefenen/voorlezen/index.ts';
import { may } from '../voortgang/index.ts';
import { listLezers } from './store.ts';

const GROEP = 'groepen/niet-gevonden';
/** As far back as the screen of a leerling looks. */
const TERUG_DAGEN = 366;
const { nl: woorden } = voorleesbestandTeksten;

interface Lezer {
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly voorlezingen: readonly Voorlezing[];
}

const jaNee = (waar: boolean): string => (waar ? woorden.ja : woorden.nee);

const toRij = ({ roepnaam, achternaam }: Lezer, lezing: Voorlezing): Waarde[] => [
  roepnaam,
  achternaam,
  lezing.dag,
  lezing.titel,
  lezing.niveau,
  Math.round(lezing.ms / 1000),
  lezing.gelezen,
  lezing.goed,
  lezing.perMinuut,
  ...LEESFOUTEN.map((soort) => lezing.soorten[soort] ?? 0),
  lezing.vloeiend,
  lezing.door,
  lezing.functie,
  jaNee(lezing.momentId !== null),
  jaNee(lezing.opname),
  jaNee(lezing.eerste),
  lezing.ingetrokken ? woorden.ingetrokken : jaNee(lezing.telt),
];

const toBlad = (lezers: readonly Lezer[]): Blad => ({
  naam: woorden.naam,
  kop: Object.values(woorden.kolom),
  rijen: lezers.flatMap((lezer) => lezer.voorlezingen.map((lezing) => toRij(lezer, lezing))),
});

interface Bestand {
  readonly adminId: string;
  readonly groepId: string;
  readonly formaat: 'csv' | 'xlsx';
}

export async function exportGroepVoorlezingen(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  { adminId, groepId, formaat }: Bestand,
): Promise<Output<Api['exportGroepVoorlezingen']>> {
  const { scope } = demand(may(actor.rol, 'progress.export'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound(GROEP);
  const docentId = scope === 'group' ? actor.id : null;
  const vandaag = dagVan(now);
  const vanaf = addDays(vandaag, -TERUG_DAGEN);
  const blad = await database.forAdmin(adminId, async (db) => {
    const lezers = await listLezers(db, { adminId, groepId, docentId, leerlingId: null, vanaf });
    if (!lezers) throw notFound(GROEP);
    const ids = lezers.map(({ id }) => id);
    const rijen = await listVoorlezingen(db, adminId, ids, vanaf);
    const teksten = new Map(
      await Promise.all([...new Set(rijen.map(({ tekst }) => tekst))].map(async (id) => [id, await findTekst(id)] as const)),
    );
    const betreft = `voorlezen (${formaat})`;
    await writeAudit(db, { adminId, soort: 'export', now, actor, actie: 'progress.export', objectId: groepId, betreft });
    return toBlad(
      lezers.map(({ id, ...lezer }) => ({
        ...lezer,
        voorlezingen: rijen.filter(({ leerlingId }) => leerlingId === id).map((rij) => toVoorlezing(rij, teksten.get(rij.tekst))),
      })),
    );
  });
  const naam = `voorlezen-${vandaag}.${formaat}`;
  return formaat === 'csv' ? { type: CSV, bytes: toCsv(blad), naam } : { type: XLSX, bytes: await toXlsx([blad]), naam };
}
