/** Rows of words of the highest word level that is open: the same for three days, so that a child grows sure of them. Nothing of it is kept. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { LEESTREDEN } from '@spelrijk/taal/lezen';
import { leeswoordenVan } from '@spelrijk/taal/leeswoorden';
import { createWoordrijen, type Woordrij } from '@spelrijk/taal/woordrijen';
import { notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { readKaart, type LandkaartDeps } from '../landkaart/index.ts';
import { openLeerling } from '../leerlingen/index.ts';

const ZELFDE_MS = 3 * 86_400_000;

interface Rijen {
  readonly naam: string;
  readonly rijen: readonly Woordrij[];
  readonly regio: Regio;
}

async function rijenVan(deps: LandkaartDeps, { actor, now }: Caller, leerlingId: string): Promise<Rijen> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'pupilMap.read', now);
  const { plekken, regio } = await readKaart(deps, leerling, now);
  const trede = LEESTREDEN.findLast(({ id, woordniveau }) => woordniveau !== undefined && (plekken.get(id)?.status ?? 'mist') !== 'mist');
  if (trede?.woordniveau === undefined) return { naam: '', rijen: [], regio };
  const woorden = leeswoordenVan(trede.woordniveau).filter((woord) => woord.regio === 'beide' || woord.regio === regio);
  const random = createRandom(seedFrom(`${leerlingId} ${trede.id} ${Math.floor(now / ZELFDE_MS)}`));
  return {
    naam: kindnaam(trede.id),
    rijen: createWoordrijen(
      woorden.map(({ woord }) => woord),
      random,
    ),
    regio,
  };
}

export async function readWoordrijen(deps: LandkaartDeps, caller: Caller, leerlingId: string): Promise<Output<Api['readWoordrijen']>> {
  const { naam, rijen, regio } = await rijenVan(deps, caller, leerlingId);
  return {
    naam: rijen.length === 0 ? '' : naam,
    rijen: rijen.map(({ woorden, keuzes }) => ({
      woorden: woorden.map((woord) => {
        const { woord: klank } = deps.audio.vanWoord(woord, { regio });
        return { woord, ...(klank !== undefined && { klank }) };
      }),
      keuzes: [...keuzes],
    })),
  };
}

interface Params {
  readonly leerlingId: string;
  readonly rij: string;
}

export async function checkWoordrij(
  deps: LandkaartDeps,
  caller: Caller,
  { leerlingId, rij }: Params,
  antwoord: string,
): Promise<Output<Api['checkWoordrij']>> {
  const gevraagd = (await rijenVan(deps, caller, leerlingId)).rijen[Number(rij)];
  if (!gevraagd) throw notFound('teksten/niet-gevonden');
  return { goed: antwoord === gevraagd.antwoord };
}
