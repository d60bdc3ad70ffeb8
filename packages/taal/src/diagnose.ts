import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';
import { normaliseer } from './normaliseer.ts';

/** The target of a diagnosis: a Woord of the bank and an OpgaveWoord both fit. */
export interface DiagnoseDoel {
  readonly woord: string;
  readonly ipa?: string | undefined;
  readonly klankgroepen?: readonly string[] | undefined;
  readonly delen?: readonly string[] | undefined;
  readonly basis?: string | undefined;
  readonly vorm?: Woordvorm | undefined;
  readonly knelpunten?: readonly Knelpunt[] | undefined;
}

export interface DiagnoseOpties {
  /** Is this an existing word? Only used to tell `ander-woord` from an unrecognisable one, never to call a spelling right. */
  readonly isWoord?: (woord: string) => boolean;
}

/** What is wrong with `getypt` as a spelling of `doel`. Never throws. */
export function diagnose(doel: DiagnoseDoel, getypt: string, _opties: DiagnoseOpties = {}): Diagnose {
  const goed = normaliseer(doel.woord) === normaliseer(getypt);
  return { goed, afwijkingen: [], knelpunten: [], geenBewijs: !goed };
}
