/** Questions about a text of the plank: judged here, shown without their answer; the place of the answer is given when the child found it or cannot find it. */
import type { Input, Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { derdeVan, isSchema, plankvragenVan, vrijeVragen, weerlegging, woordenVooraf, type Plankvraag } from '@spelrijk/taal/plankvragen';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { listGevraagd, saveVraag } from '../leesbeurten/index.ts';
import { isOwnArea, openLeerling } from '../leerlingen/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { findKlaargezet } from './klaargezet.ts';
import { heelGehoord } from './klanken.ts';
import { openTekst } from './service.ts';

/** After so many mistakes the place lights up. */
const ZELF_ZOEKEN = 2;

const vragenVan = async (tekst: Leestekst): Promise<Plankvraag[]> => plankvragenVan(tekst, await loadTeksten(tekst.niveau));

export async function readPlankvragen(
  deps: LandkaartDeps,
  caller: Caller,
  leerlingId: string,
  tekstId: string,
): Promise<Output<Api['readPlankvragen']>> {
  const { tekst, regio, adminId } = await openTekst(deps, caller, leerlingId, tekstId);
  const vragen = await vragenVan(tekst);
  const gevraagd = await deps.database.readAdmin(adminId, (db) => listGevraagd(db, adminId, leerlingId, tekst.id));
  const klaargezet = await findKlaargezet(deps, adminId, leerlingId, tekst.id, dagVan(caller.now));
  return {
    vragen: vragen.map((vraag) => toPlankvraag(vraag, deps.audio, regio)),
    vrij: klaargezet ? vragen.map(({ id }) => id) : vrijeVragen(vragen, gevraagd),
    stap: toStap(tekst, deps.audio, regio),
  };
}

/** The same order whenever it is asked: who looks again sees no other question. */
const hussel = <T>(id: string, rij: readonly T[]): T[] => createRandom(seedFrom(id)).shuffle([...rij]);

/** As it is shown: without its answer. */
export function toPlankvraag(
  { id, soort, woord, vraag, antwoord, fout, bewijs }: Plankvraag,
  audio: AudioIndex,
  regio: Regio,
): Output<Api['readPlankvragen']>['vragen'][number] {
  const keuzes = hussel(id, [antwoord, ...fout]);
  const klanken = heelGehoord([vraag, ...keuzes], audio, regio);
  return {
    id,
    nieuwWoord: soort === 'nieuw-woord',
    ...(woord !== undefined && { woord }),
    vraag,
    keuzes,
    bewijs: bewijs.length > 0,
    klanken,
  };
}

/** Parts in an order that says nothing. */
const delenVan = (tekst: Leestekst, id: string): ReturnType<typeof derdeVan> => hussel(id, derdeVan(tekst));

function toStap(tekst: Leestekst, audio: AudioIndex, regio: Regio): Output<Api['readPlankvragen']>['stap'] {
  const { stap } = tekst;
  if (!stap) return null;
  const { id, soort, vraag } = stap;
  if (!isSchema(stap)) {
    const keuzes = hussel(id, [stap.antwoord, ...stap.fout]);
    return { soort, vraag, vakken: keuzes, meer: false, delen: [], klanken: heelGehoord([vraag, ...keuzes], audio, regio) };
  }
  const delen = delenVan(tekst, id).map((deel) => deel.tekst);
  // An order has numbers to fill; boxes that stand for something else lie in an order of their own.
  const vakken = soort === 'volgorde' ? [...stap.vakken] : hussel(`${id}-vakken`, stap.vakken);
  const klanken = heelGehoord([vraag, ...delen], audio, regio);
  return { soort, vraag, vakken, meer: stap.vakken.length < delen.length, delen, klanken };
}

export async function checkLeesstap(
  deps: LandkaartDeps,
  caller: Caller,
  { leerlingId, tekstId }: Omit<Params, 'vraagId'>,
  { beurtId, antwoorden, poging }: Input<Api['checkLeesstap']>['body'],
): Promise<Output<Api['checkLeesstap']>> {
  const { actor, now } = caller;
  const eigen = isOwnArea(actor, leerlingId, 'answer.submit');
  if (!eigen) await openLeerling(deps.database, actor, leerlingId, 'answer.submit', now);
  const { tekst, adminId } = await openTekst(deps, caller, leerlingId, tekstId);
  const { stap } = tekst;
  if (!stap) throw notFound('teksten/niet-gevonden');
  const delen = delenVan(tekst, stap.id);
  const goed = delen.map(({ antwoord }, n) => antwoorden[n] === antwoord);
  const heel = antwoorden.length === delen.length && goed.every(Boolean);
  if (eigen) {
    const plek = { beurtId, leerlingId, tekst: tekst.id, vraag: stap.id, uitslag: { goed: heel && poging === 1 } };
    await deps.database.forAdmin(adminId, (db) => saveVraag(db, adminId, plek));
  }
  if (heel || poging < ZELF_ZOEKEN) return { goed, plek: [] };
  const fout = goed.indexOf(false);
  const weerlegd = weerlegging(tekst, antwoorden[0] ?? '');
  return { goed, plek: weerlegd.length > 0 ? weerlegd : [...(delen[fout]?.bewijs ?? [])] };
}

interface Params {
  readonly leerlingId: string;
  readonly tekstId: string;
  readonly vraagId: string;
}

export async function answerPlankvraag(
  deps: LandkaartDeps,
  caller: Caller,
  { leerlingId, tekstId, vraagId }: Params,
  { beurtId, antwoord, zin, poging }: Input<Api['answerPlankvraag']>['body'],
): Promise<Output<Api['answerPlankvraag']>> {
  const { actor, now } = caller;
  const eigen = isOwnArea(actor, leerlingId, 'answer.submit');
  if (!eigen) await openLeerling(deps.database, actor, leerlingId, 'answer.submit', now);
  const { tekst, adminId } = await openTekst(deps, caller, leerlingId, tekstId);
  const gevraagd = [...(await vragenVan(tekst)), ...woordenVooraf(tekst)].find(({ id }) => id === vraagId);
  if (!gevraagd) throw notFound('teksten/niet-gevonden');
  const goed = antwoord === gevraagd.antwoord && (zin === null || gevraagd.bewijs.includes(zin));
  const eerste = goed && poging === 1;
  const uitslag = zin === null ? { goed: eerste } : { bewijs: eerste };
  if (eigen) {
    const plek = { beurtId, leerlingId, tekst: tekst.id, vraag: vraagId, uitslag };
    await deps.database.forAdmin(adminId, (db) => saveVraag(db, adminId, plek));
  }
  const toon = goed ? zin !== null : poging >= ZELF_ZOEKEN;
  return { goed, plek: toon ? [...gevraagd.bewijs] : [] };
}
