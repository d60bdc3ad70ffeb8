/** The words of a methodetoets as items: the same ids for every leerling, so that answers can be laid side by side. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Toetsitem } from '@spelrijk/contract/zittingen';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { dicteeOpgaven } from '../dicteetaken/index.ts';
import { seededId, zonderSleutel, zonderVerraad, type BewaardeOpgave } from '../opgaven/index.ts';
import type { PlanInvoer } from '../taken/index.ts';

type Invoer = Pick<PlanInvoer, 'regio' | 'leerlijn' | 'audio' | 'now'> & Partial<Pick<PlanInvoer, 'geldend'>>;

/** Made from the test and the place in it, and so not from the word. */
export const itemId = (toetsId: string, plek: number): string => seededId(0, createRandom(seedFrom(`${toetsId} ${plek}`)));

/** In the order of the test. */
export const toetsOpgaven = (toetsId: string, woorden: readonly Lijstwoord[], invoer: Invoer): readonly BewaardeOpgave[] =>
  zonderVerraad(
    woorden.flatMap((rij, plek) =>
      dicteeOpgaven([rij], invoer, seedFrom(`${toetsId} ${plek}`)).map((opgave) => ({ ...opgave, id: itemId(toetsId, plek) })),
    ),
  );

/** What a browser gets of an item: its sound, and its sentence with a gap. */
export function toItem(opgave: BewaardeOpgave, nr: number): Toetsitem {
  const { audio, woord } = zonderSleutel(opgave);
  return {
    id: opgave.id,
    nr,
    audio: {
      ...(audio.woord !== undefined && { woord: audio.woord }),
      ...(audio.langzaam !== undefined && { langzaam: audio.langzaam }),
      ...(audio.zin !== undefined && { zin: audio.zin }),
    },
    zin: woord.zin ?? null,
  };
}
