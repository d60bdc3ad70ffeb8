/** The taken of today in another game, as far as they are not begun and another game fits. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { metLeerling, type RustDeps } from './service.ts';
import type { LeerlingPlek } from './store.ts';
import { lockOpen, setGame, type OpenTaak } from './store-taken.ts';

/** Another than it has, and than the taken before it get: the next in its row of games that fit. */
function nextGame({ game, games }: OpenTaak, vandaag: ReadonlySet<string>): string | undefined {
  const at = games.indexOf(game);
  const anderen = [...games.slice(at + 1), ...games.slice(0, Math.max(0, at))].filter((slug) => slug !== game);
  return anderen.find((slug) => !vandaag.has(slug)) ?? anderen[0];
}

export const switchGames = (
  deps: RustDeps,
  { actor, now }: Caller,
  plek: LeerlingPlek,
  { van }: Input<Api['switchGames']>['body'],
): Promise<Output<Api['switchGames']>> =>
  metLeerling(deps, actor, plek, async (db) => {
    const open = await lockOpen(db, plek, dagVan(now));
    const vandaag = new Set(open.map(({ game }) => game));
    const wissels: { taakId: string; game: string; nu: string }[] = [];
    for (const taak of open) {
      const terug = van.find(({ taakId }) => taakId === taak.id)?.game;
      const nu = van.length === 0 ? nextGame(taak, vandaag) : taak.games.find((slug) => slug === terug);
      if (nu === undefined || nu === taak.game) continue;
      vandaag.add(nu);
      await setGame(db, plek, taak.id, nu);
      wissels.push({ taakId: taak.id, game: taak.game, nu });
    }
    return { wissels };
  });
