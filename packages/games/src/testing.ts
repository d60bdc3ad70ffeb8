/** The games with somebody to play them: for tests, benches and pictures. Nothing that a child loads asks for this. */
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { catalog } from './catalog.gen.ts';
import { robots } from './robots.gen.ts';
import { SLUGS } from './slugs.ts';
import type { Slug } from './slugs.ts';

/** All that are built, in the order of the specification. */
export const BUILT: readonly Slug[] = SLUGS.filter((slug) => slug in catalog);

/** @throws when there is no such game yet */
export async function loadPlayed(slug: Slug): Promise<PlayedGame> {
  const [game, player] = await Promise.all([catalog[slug]?.(), robots[slug]?.()]);
  if (game === undefined || player === undefined) throw new Error(`${slug} is not in the catalog`);
  return { ...game, robot: (...given) => player.robot(...given) };
}
