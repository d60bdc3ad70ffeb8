/** A child's own view of what it can, what it is learning and which words it knows. */
import type { MijnVoortgang } from '@spelrijk/contract/beloningen';
import { findWoord } from '@spelrijk/taal/bank';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { readKaart } from '../landkaart/index.ts';
import { openLeerling } from '../leerlingen/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { categorieenOpVolgorde, isWoord, KENT_DAGEN, leestredenVan } from '../standen/index.ts';
import type { BeursDeps } from './service.ts';
import * as store from './store.ts';

export interface BeloningDeps extends BeursDeps {
  readonly audio: AudioIndex;
}

const WEKEN = 4;
/** More goals at once is a list, not a view; the latest practised ones. */
const NU_BEZIG = 8;
/** Of the words that it knows, by name. */
const LAATSTE_WOORDEN = 24;

export async function readMijnVoortgang(deps: BeloningDeps, { actor, now }: Caller, leerlingId: string): Promise<MijnVoortgang> {
  const { audio, database } = deps;
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  const { adminId, id, regio } = leerling;
  const vanaf = addDays(dagVan(now), 1 - WEKEN * 7);
  const [standen, gekend, dagen] = await database.forAdmin(adminId, async (db) => [
    await store.listCategorieStanden(db, adminId, id),
    await store.listGekend(db, adminId, id, KENT_DAGEN),
    await store.listDagen(db, adminId, id, vanaf),
  ]);
  // What was stored with an answer is older than the map, on which a place that is presumed known has its star.
  const { plekken } = await readKaart(deps, leerling, now);
  const doelIds = [...categorieenOpVolgorde(regio).map((categorie) => categorie.id), ...leestredenVan(regio)];
  const namen = new Map(doelIds.map((doel, plaats) => [doel, { naam: kindnaam(doel), plaats }]));
  const rijen = standen.flatMap(({ categorie, ...stand }) => {
    const gevonden = namen.get(categorie);
    const { sterren } = plekken.get(categorie) ?? stand;
    return gevonden ? [{ id: categorie, ...gevonden, ...stand, sterren }] : [];
  });
  const kan = rijen.filter(({ status }) => status === 'beheerst').sort((a, b) => a.plaats - b.plaats);
  const leert = rijen
    .filter(({ status, laatste }) => status !== 'beheerst' && laatste !== null)
    .sort((a, b) => Number(b.laatste) - Number(a.laatste))
    .slice(0, NU_BEZIG);
  const kaal = (doelen: typeof rijen) => doelen.map(({ id: doel, naam, sterren }) => ({ id: doel, naam, sterren }));
  const woorden = gekend.filter((sleutel) => isWoord(regio, sleutel));
  const laatste = woorden.slice(0, LAATSTE_WOORDEN).map((woord) => metBeeld(woord, audio.vanWoord(woord, { regio }).woord));
  return { kan: kaal(kan), leert: kaal(leert), woorden: { aantal: woorden.length, laatste }, dagen };
}

/** A word with its picture and its sound, where it has them. */
function metBeeld(woord: string, audio: string | undefined): MijnVoortgang['woorden']['laatste'][number] {
  const plaatje = findWoord(woord)?.plaatje;
  return { woord, ...(plaatje !== undefined && { plaatje }), ...(audio !== undefined && { audio }) };
}
