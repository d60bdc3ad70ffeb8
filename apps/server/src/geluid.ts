/** Everything that sounds, put together: rendered speech, recordings before it, and own words made when needed. */
import { join } from 'node:path';
import { createOpnameService, type OpnameService } from './features/oefenen/opnamen/index.ts';
import { createSpraakService, readAudioBestand, type AudioIndex, type SpraakService } from './features/oefenen/spraak/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createKlankmap, klankLezer } from './platform/geluid/klankmap.ts';
import { createOpus } from './platform/geluid/opus.ts';
import { createSynthesiser, noSynthesiser } from './platform/geluid/synthesiser.ts';

export interface Geluid {
  /** Where to find what is said, recordings first; asked anew for every word. */
  readonly audio: AudioIndex;
  readonly opnamen: OpnameService;
  readonly spraak: SpraakService;
}

export async function openGeluid(config: Pick<Config, 'audioRoot' | 'data' | 'synthesiser'>, database: Database): Promise<Geluid> {
  const bestand = readAudioBestand(config.audioRoot);
  const opus = createOpus();
  const klankmap = (naam: string) => createKlankmap(join(config.data, 'audio', naam));
  const opnamen = await createOpnameService({ database, opus, klankmap: klankmap('opname'), bestand });
  const { audio } = opnamen;
  const synthesiser = config.synthesiser ? createSynthesiser() : noSynthesiser;
  return {
    audio,
    opnamen,
    spraak: createSpraakService({
      database,
      synthesiser,
      opus,
      klankmap: klankmap('eigen'),
      readKlank: klankLezer(config.audioRoot),
      bestand,
      audio,
    }),
  };
}
