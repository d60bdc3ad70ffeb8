import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { instellingQuery } from './queries.ts';
import { useMedia } from './use-media.ts';

/** What holds for the child of this path; the defaults until it is known, and when it cannot be had. */
export function useInstelling(): { readonly instelling: Oefeninstelling; readonly known: boolean } {
  const { leerlingId = '' } = useParams();
  // Asked once is known for good: a call that failed is made again by whoever looks, and what is being played may not go away for it.
  const { data, isFetched } = useQuery(instellingQuery(leerlingId));
  return { instelling: data?.instelling ?? STANDAARD_OEFENINSTELLING, known: isFetched };
}

/** Less motion: asked for by the device, or by a setting. */
export function useRustig(): boolean {
  const device = useMedia('(prefers-reduced-motion: reduce)');
  return useInstelling().instelling.minderBeweging || device;
}
