/** Questions about a text of the plank: judged here, shown without their answer; the place of the answer is given when the child found it or cannot find it. */
import type { Input, Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { plankvragenVan, type Plankvraag } from '@spelrijk/taal/plankvragen';
import { notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { saveVraag } from '../leesbeurten/index.ts';
import { isOwnArea, openLeerling } from '../leerlingen/index.ts';
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
  const { tekst, regio } = await openTekst(deps, caller, leerlingId, tekstId);
  const vragen = await vragenVan(tekst);
  return {
    vragen: vragen.map(({ id, soort, vraag, antwoord, fout, bewijs }) => {
      // The same order whenever it is asked: who looks again sees no other question.
      const keuzes = createRandom(seedFrom(id)).shuffle([antwoord, ...fout]);
      const klanken = [vraag, ...keuzes].flatMap((stuk) => deps.audio.vanTekst(stuk, regio) ?? []);
      const heel = klanken.length === keuzes.length + 1;
      return { id, nieuwWoord: soort === 'nieuw-woord', vraag, keuzes, bewijs: bewijs.length > 0, klanken: heel ? klanken : [] };
    }),
  };
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
  const gevraagd = (await vragenVan(tekst)).find(({ id }) => id === vraagId);
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
