import { authRoutes } from './auth.ts';
import { groepenRoutes } from './groepen.ts';
import { leerlingRoutes } from './leerling.ts';
import { systeemRoutes } from './systeem.ts';
import { voortgangRoutes } from './voortgang.ts';

/** Every route there is; the server must have a handler for each. */
export const api = { ...authRoutes, ...groepenRoutes, ...leerlingRoutes, ...systeemRoutes, ...voortgangRoutes };
export type Api = typeof api;
