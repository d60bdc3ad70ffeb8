/** What a day would be with settings that are not stored: the plan of the engine, in words a teacher reads. */
import type { Automatisch, LeerlijnStap, Proefdag } from '@spelrijk/contract/oefeninstellingen';
import type { Regio } from '@spelrijk/domain/admin';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { getLeestrede } from '@spelrijk/taal/lezen';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { planProef, type Proefplan } from '../../oefenen/dagtaken/index.ts';
import { gameTitel } from '../../oefenen/opgaven/index.ts';
import {
  automatischVan,
  categorieenOpVolgorde,
  leestredenVan,
  somvensterNaam,
  type BewaardeInstelling,
} from '../../oefenen/standen/index.ts';
import type { PlanDeps } from '../../oefenen/taken/index.ts';

export interface Kind {
  readonly id: string;
  readonly naam: string;
  readonly jaargroep: number;
}

export interface ProefdagInvoer {
  readonly db: Db;
  readonly adminId: string;
  readonly kind: Kind;
  readonly regio: Regio;
  readonly bewaard: BewaardeInstelling;
  readonly deps: PlanDeps;
  readonly now: number;
}

const VOORBEELDEN = 4;
/** Longer ones are sentences to read, which say nothing in a list. */
const LANGSTE = 24;

/** Everything that can be practised, in the order of the learning line: spelling and verbs, then the reading ladder. */
export function leerlijnstappen(regio: Regio): LeerlijnStap[] {
  const spellen = categorieenOpVolgorde(regio).map(({ id, naam, blok, intro }): LeerlijnStap => ({
    id,
    naam,
    soort: blok === 'H' ? 'werkwoorden' : 'spelling',
    intro: intro[regio],
  }));
  const lezen = leestredenVan(regio).flatMap((id): LeerlijnStap[] => {
    const intro = getLeestrede(id)?.intro[regio];
    return intro === undefined ? [] : [{ id, naam: somvensterNaam(id, regio), soort: 'lezen', intro }];
  });
  return [...spellen, ...lezen];
}

/** What the options that follow the normgroep come down to for this leerling. */
export function automatischVoor({ jaargroep }: Kind, regio: Regio, { groep, leerling }: BewaardeInstelling, now: number): Automatisch {
  const { instelling } = resolveOefeninstelling(readAfwijking(groep), readAfwijking(leerling));
  return automatischVan(instelling, { jaargroep, regio }, dagVan(now));
}

const toProeftaak = ({ somvensterId, titel, game, opgaven }: Proefplan['taken'][number], regio: Regio): Proefdag['taken'][number] => ({
  somvensterNaam: titel ?? somvensterNaam(somvensterId, regio),
  gameTitel: gameTitel(game),
  aantal: opgaven.length,
  voorbeelden: [...new Set(opgaven.map(({ woord }) => woord.woord))].filter((woord) => woord.length <= LANGSTE).slice(0, VOORBEELDEN),
});

function waarom({ taken, genoeg, plaatsing }: Proefplan): Proefdag['waarom'] {
  if (plaatsing) return 'plaatsing';
  if (genoeg) return 'genoeg';
  return taken.length === 0 ? 'niets' : null;
}

export async function proefdag({ db, adminId, kind, regio, bewaard, deps, now }: ProefdagInvoer): Promise<Proefdag> {
  const plan = await planProef(deps, db, { adminId, id: kind.id }, bewaard, now);
  return {
    leerling: { id: kind.id, naam: kind.naam },
    taken: plan.plaatsing ? [] : plan.taken.map((taak) => toProeftaak(taak, regio)),
    waarom: waarom(plan),
    automatisch: automatischVoor(kind, regio, bewaard, now),
  };
}
