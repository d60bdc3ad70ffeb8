import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Game } from '@spelrijk/game-kit/contract';
import { Stage } from '@spelrijk/game-kit/stage/view';
import { catalog } from '@spelrijk/games/catalog';
import { manifests } from '@spelrijk/games/manifests';
import { parseSlug } from '@spelrijk/games/slugs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

const VORM = {
  TYP: 'dictee-woord',
  GAP: 'ontbrekend-grafeem',
  KIES: 'kies',
  VOLG: 'letters-ordenen',
  SORT: 'sorteren',
  SPLIT: 'klankgroepen',
  FLITS: 'flits-kies',
} as const;

/** One word, asked as this game asks: enough for its first scene. */
const opgaveFor = (antwoordvorm: Antwoordvorm): Opgave => ({
  id: '00000000-0000-4000-8000-000000000000',
  categorie: 'ei-ij',
  vorm: VORM[antwoordvorm],
  antwoordvorm: OEFENVORMEN[VORM[antwoordvorm]].antwoordvorm,
  woord: {
    woord: 'trein',
    ipa: '',
    klankgroepen: ['trein'],
    lettergrepen: ['trein'],
    vorm: '',
    knelpunten: [{ categorie: 'ei-ij', start: 2, end: 4 }],
    hoofd: 'ei-ij',
  },
  audio: {},
  antwoord: antwoordvorm === 'GAP' || antwoordvorm === 'SORT' ? 'ei' : 'trein',
  gat: { start: 2, end: 4 },
  keuzes: antwoordvorm === 'GAP' || antwoordvorm === 'SORT' ? ['ei', 'ij'] : ['trein', 'plein'],
  stukken: ['t', 'r', 'ei', 'n'],
  extra: [],
});

/** True once the element was on the screen: pictures out of sight cost nothing. */
function useSeen(): [React.RefObject<HTMLSpanElement | null>, boolean] {
  const ref = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}

const still = (): void => undefined;

/** The stage of a game as it is when a word begins, standing still and out of reach. */
export function GamePlaatje({ slug }: { readonly slug: string }) {
  const [ref, seen] = useSeen();
  const { data } = useQuery<Game | null>({
    queryKey: ['spel', slug],
    queryFn: async () => (await catalog[parseSlug(slug) ?? 'rups']?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: seen,
  });
  const vorm = manifests.find((manifest) => manifest.slug === slug)?.antwoordvormen[0] ?? 'TYP';
  const items = useMemo(() => {
    if (!data) return [];
    const start = data.logic.start({ opgaven: [opgaveFor(vorm)], seed: 1, tempo: 1, rustig: true, stand: 'liggend' });
    return data.logic.scene(start).filter(({ pick }) => pick === undefined);
  }, [data, vorm]);
  return (
    <span ref={ref} inert>
      {data && <Stage art={data.art} figuur={7} stand="liggend" items={items} beschrijving="" onInput={still} />}
    </span>
  );
}
