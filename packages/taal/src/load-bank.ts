/**
 * Decides: nothing; it loads the part of the word bank that a screen needs, when it needs it.
 * Source: `bank/blok-*.gen.ts`, one file for each block of the learning line; a bundler makes each a chunk of its own.
 * Example: (await loadWoorden('ei-ij')).length > 100, and only block B was loaded.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Blok, CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';
import { decodeBlok } from './bank/code.ts';
import { findCategorienaam } from './categorie-namen.ts';

const BLOKKEN: Readonly<Record<Blok, () => Promise<{ readonly REGELS: string }>>> = {
  A: () => import('./bank/blok-a.gen.ts'),
  B: () => import('./bank/blok-b.gen.ts'),
  C: () => import('./bank/blok-c.gen.ts'),
  D: () => import('./bank/blok-d.gen.ts'),
  E: () => import('./bank/blok-e.gen.ts'),
  F: () => import('./bank/blok-f.gen.ts'),
  G: () => import('./bank/blok-g.gen.ts'),
  H: () => import('./bank/blok-h.gen.ts'),
};

const geladen = new Map<Blok, Promise<readonly Woord[]>>();

/** The words of a block of the learning line, in its order; the second time at once. */
function loadBlok(blok: Blok): Promise<readonly Woord[]> {
  const bekend = geladen.get(blok);
  if (bekend) return bekend;
  const woorden = BLOKKEN[blok]().then(({ REGELS }) => decodeBlok(REGELS));
  geladen.set(blok, woorden);
  return woorden;
}

/** The words chosen for this categorie that are used in this region; none for an unknown id. */
export async function loadWoorden(categorieId: CategorieId, regio?: Regio): Promise<readonly Woord[]> {
  const blok = findCategorienaam(categorieId)?.blok;
  if (!blok) return [];
  const woorden = await loadBlok(blok);
  return woorden.filter((woord) => woord.hoofd === categorieId && (!regio || woord.regio === 'beide' || woord.regio === regio));
}
