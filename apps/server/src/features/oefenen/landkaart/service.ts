/** The child's home: regions and places with their stars. */
import type { Kindbriefje } from '@spelrijk/contract/briefjes';
import { REGIOS } from '@spelrijk/domain/landkaart';
import { SPAARBLOBS } from '@spelrijk/domain/spaarkaart';
import type { PlekStand } from '@spelrijk/oefenen/voortgang';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { getLeestrede } from '@spelrijk/taal/lezen';
import type { Caller } from '../../../platform/http/context.ts';
import { listOngezien } from '../briefjes/index.ts';
import { hasPlaat } from '../klassenplaten/index.ts';
import { openLeerling } from '../leerlingen/index.ts';
import { readKaart, type Kaart, type LandkaartDeps } from './kaart.ts';
import { listOpen, type OpenToets } from '../zittingen/index.ts';

interface Plek {
  readonly somvensterId: string;
  readonly naam: string;
  readonly sterren: number;
  readonly status: PlekStand['status'];
}

export interface Landkaart {
  readonly leerling: {
    readonly id: string;
    readonly roepnaam: string;
    readonly figuur: number;
    readonly munten: number;
    readonly jaargroep: number;
  };
  readonly regios: { readonly id: string; readonly naam: string; readonly plekken: Plek[] }[];
  /** Drawing of the blob that walks along. */
  readonly maatje: number | null;
  /** Number of the hol its blob lives in. */
  readonly hol: number | null;
  readonly meekijken: boolean;
  readonly beloningen: boolean;
  readonly plaat: boolean;
  readonly methodetoetsen: OpenToets[];
  readonly briefjes: Kindbriefje[];
}

/** What there is to practise in a region, in order: blocks of spelling, or rungs of the reading ladder. */
function idsIn({ blokken, lezen = [] }: (typeof REGIOS)[number], { categorieen, leestreden }: Kaart): string[] {
  const spellen = categorieen.filter((categorie) => blokken.includes(categorie.blok)).map(({ id }) => id);
  const treden = leestreden.filter((id) => lezen.some((domein) => getLeestrede(id)?.domein === domein));
  return [...spellen, ...treden];
}

function toRegios(kaart: Kaart): Landkaart['regios'] {
  return REGIOS.map((regio) => {
    const rijen = idsIn(regio, kaart).map((id): Plek => {
      const plek = kaart.plekken.get(id);
      return { somvensterId: id, naam: kindnaam(id), sterren: plek?.sterren ?? 0, status: plek?.status ?? 'mist' };
    });
    return { id: regio.id, naam: regio.naam, plekken: rijen };
  }).filter(({ plekken }) => plekken.length > 0);
}

export async function readLandkaart(deps: LandkaartDeps, { actor, now }: Caller, leerlingId: string): Promise<Landkaart> {
  const { leerling, meekijken } = await openLeerling(deps.database, actor, leerlingId, 'pupilMap.read', now);
  const { id, roepnaam, figuur, munten, jaargroep } = leerling;
  const kaart = await readKaart(deps, leerling, now);
  const { beloningen } = kaart;
  const maatje = (beloningen && SPAARBLOBS.find(({ nummer }) => nummer === leerling.maatje)?.figuur) || null;
  const hol = beloningen ? leerling.hol : null;
  const erbij = await deps.database.readAdmin(leerling.adminId, async (db) => ({
    methodetoetsen: await listOpen(db, leerling, actor.rol === 'demo', now),
    briefjes: await listOngezien(db, leerling.adminId, id),
    plaat: beloningen && (await hasPlaat(db, leerling)),
  }));
  return { leerling: { id, roepnaam, figuur, munten, jaargroep }, maatje, hol, regios: toRegios(kaart), meekijken, beloningen, ...erbij };
}
