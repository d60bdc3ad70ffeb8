/** What both sides of the roadmap have in common. */
import { notFound, type AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type * as store from './store.ts';

export const gone = (): AppError => notFound('roadmap/niet-gevonden');

export const wieVan = (actor: Actor, adminId: string): store.Wie => ({ adminId, gebruikerId: actor.id });
