import { z } from 'zod';

/** How far a thing on the roadmap is: thought of, decided, being made, delivered. */
export const ROADMAP_STANDEN = ['overweging', 'gepland', 'maak', 'klaar'] as const;
export const RoadmapStand = z.enum(ROADMAP_STANDEN);
export type RoadmapStand = z.infer<typeof RoadmapStand>;

/** Roles whose people vote and react. */
export const ReactieRol = z.enum(['schooladmin', 'docent', 'rtadmin', 'thuisadmin']);
export type ReactieRol = z.infer<typeof ReactieRol>;

/** Letters, at most. */
export const MAX_ROADMAP_TITEL = 120;
export const MAX_ROADMAP_TEKST = 3000;
export const MAX_REACTIE = 1000;

/** Reactions of one person in 24 hours. */
export const REACTIES_PER_DAG = 10;
