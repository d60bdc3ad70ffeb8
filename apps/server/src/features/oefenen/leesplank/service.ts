/**
 * Texts a child can take from the shelf: what it can read by the rule that opens them in taken (their letters, or their word level), one step more, and above that
 * what the voice can read along. What a leesmoment asks is not among them.
 */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { isVanTrede, LEESTREDEN, loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { readKaart, type LandkaartDeps } from '../landkaart/index.ts';
import { openLeerling } from '../leerlingen/index.ts';
import { listGelezen, type GelezenTekst } from '../leesbeurten/index.ts';
import { listAparteTeksten } from '../voorlezen/index.ts';

import { heelGehoord, klankenVan } from './klanken.ts';
import { findHierna, findKlaargezet } from './klaargezet.ts';
import { listHerhalingen, listWeerwoorden } from './later.ts';

type Stand = Output<Api['readLeesplank']>['planken'][number]['stand'];

interface Plank {
  readonly id: string;
  readonly naam: string;
  readonly stand: Stand;
  readonly teksten: readonly Leestekst[];
}

interface Planken {
  readonly adminId: string;
  readonly planken: Plank[];
  readonly regio: Regio;
  /** By text, what was read of it. */
  readonly gelezen: ReadonlyMap<string, GelezenTekst>;
}

const TEKSTTREDEN = LEESTREDEN.filter(({ domein }) => domein === 'teksten');

/** Nothing lies above what is open before something is. */
function standenVan(isOpen: (id: string) => boolean): (readonly [nr: number, stand: Stand])[] {
  const hoogste = TEKSTTREDEN.findLastIndex(({ id }) => isOpen(id));
  if (hoogste < 0) return [];
  const open = TEKSTTREDEN.flatMap(({ id }, nr) => (isOpen(id) ? [[nr, 'open'] as const] : [])).toReversed();
  const boven = TEKSTTREDEN.flatMap((_, nr) => (nr > hoogste ? [[nr, nr === hoogste + 1 ? 'hoger' : 'stem'] as const] : []));
  return [...open, ...boven];
}

async function plankenVan(deps: LandkaartDeps, { actor, now }: Caller, leerlingId: string): Promise<Planken> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'pupilMap.read', now);
  const { plekken, regio } = await readKaart(deps, leerling, now);
  const apart = await deps.database.readAdmin(leerling.adminId, (db) => listAparteTeksten(db, leerling.adminId, leerling.id, dagVan(now)));
  const planken = await Promise.all(
    standenVan((id) => (plekken.get(id)?.status ?? 'mist') !== 'mist').map(async ([nr, stand]): Promise<Plank[]> => {
      const trede = TEKSTTREDEN[nr];
      if (trede?.leesniveau === undefined) return [];
      const teksten = await loadTeksten(trede.leesniveau);
      const eigen = teksten.filter((tekst) => isVanTrede(tekst, trede) && (tekst.regio ?? regio) === regio && !apart.has(tekst.id));
      // What is set where the child lives comes first.
      const thuis = eigen.toSorted((x, y) => Number(y.land === regio) - Number(x.land === regio));
      return [{ id: trede.id, naam: kindnaam(trede.id), stand, teksten: thuis }];
    }),
  );
  const gelezen = await deps.database.readAdmin(leerling.adminId, (db) => listGelezen(db, leerling.adminId, leerling.id));
  return {
    adminId: leerling.adminId,
    planken: planken.flat(),
    regio,
    gelezen: new Map(gelezen.map((rij) => [rij.tekst, rij])),
  };
}

/** Too high to read alone: only with the voice. */
const isTeLezen = ({ stand }: Plank, tekst: Leestekst, deps: LandkaartDeps, regio: Regio): boolean =>
  stand !== 'stem' || klankenVan(tekst, deps.audio, regio).length > 0;

type Plankboek = Output<Api['readLeesplank']>['planken'][number]['boeken'][number];

export const countTekst = ({ alineas }: Leestekst): number => alineas.flat().reduce((som, zin) => som + countWoorden(zin), 0);

const toBoek = (tekst: Leestekst, gelezen: GelezenTekst | undefined): Plankboek => ({
  id: tekst.id,
  titel: tekst.titel,
  soort: tekst.soort,
  interesses: [...tekst.interesses],
  ...(tekst.reeks && { reeks: tekst.reeks }),
  woorden: countTekst(tekst),
  keer: gelezen?.keer ?? 0,
  bezig: (gelezen?.plek ?? 0) > 0,
});

/** Own value: more is a list to choose from, and no longer what one was at. */
const MEESTE_VERDER = 3;

/** What was begun, and what comes after a part that was finished; `gelezen` has the latest first. */
function listVerder(teksten: readonly Leestekst[], gelezen: ReadonlyMap<string, GelezenTekst>): string[] {
  const verder = [...gelezen.values()].flatMap(({ tekst: id, plek, keer, genoeg }) => {
    const tekst = teksten.find((ander) => ander.id === id);
    if (!tekst || genoeg) return [];
    if (plek > 0) return [id];
    const { reeks } = tekst;
    if (!reeks || keer === 0) return [];
    const volgende = teksten.find((ander) => ander.reeks?.naam === reeks.naam && ander.reeks.deel === reeks.deel + 1);
    return volgende && !gelezen.has(volgende.id) ? [volgende.id] : [];
  });
  return [...new Set(verder)].slice(0, MEESTE_VERDER);
}

export async function readLeesplank(deps: LandkaartDeps, caller: Caller, leerlingId: string): Promise<Output<Api['readLeesplank']>> {
  const { planken, gelezen, adminId, regio } = await plankenVan(deps, caller, leerlingId);
  const wie = { adminId, leerlingId, vandaag: dagVan(caller.now) };
  const { herhalingen, weerwoorden } = await deps.database.readAdmin(adminId, async (db) => ({
    herhalingen: await listHerhalingen(db, wie),
    weerwoorden: await listWeerwoorden(db, wie, (regels) => heelGehoord(regels, deps.audio, regio)),
  }));
  const gevuld = planken.map((plank) => ({ ...plank, teksten: plank.teksten.filter((tekst) => isTeLezen(plank, tekst, deps, regio)) }));
  const alle = gevuld.flatMap(({ teksten }) => teksten);
  return {
    planken: gevuld
      .filter(({ teksten }) => teksten.length > 0)
      .map(({ teksten, ...plank }) => ({ ...plank, boeken: teksten.map((tekst) => toBoek(tekst, gelezen.get(tekst.id))) })),
    verder: listVerder(alle, gelezen),
    herhaal: alle
      .filter(({ id }) => herhalingen.get(id) === 'nu')
      .map(({ id }) => id)
      .slice(0, MEESTE_VERDER),
    weerwoorden,
  };
}

interface OpenTekst extends Omit<Planken, 'planken'> {
  readonly tekst: Leestekst;
  readonly hierna: Output<Api['readPlanktekst']>['hierna'];
}

/** A text that this leerling can take from the plank now. */
export async function openTekst(deps: LandkaartDeps, caller: Caller, leerlingId: string, tekstId: string): Promise<OpenTekst> {
  const { planken, ...rest } = await plankenVan(deps, caller, leerlingId);
  const plank = planken.find(({ teksten }) => teksten.some(({ id }) => id === tekstId));
  const vanPlank = plank?.teksten.find(({ id }) => id === tekstId);
  const tekst =
    plank && vanPlank && isTeLezen(plank, vanPlank, deps, rest.regio)
      ? vanPlank
      : await findKlaargezet(deps, rest.adminId, leerlingId, tekstId, dagVan(caller.now));
  if (!tekst) throw notFound('somvensters/niet-gevonden');
  const leesbaar = plank?.teksten.filter((ander) => isTeLezen(plank, ander, deps, rest.regio)) ?? [];
  return { ...rest, tekst, hierna: findHierna(tekst, leesbaar, rest.gelezen) };
}
