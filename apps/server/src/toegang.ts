/** Everything about getting in, put together: sessions, passwords, single sign-on. */
import { createKinderenService, createWachtwoordService, kinderenRoutes, wachtwoordRoutes } from './features/toegang/wachtwoorden/index.ts';
import {
  createSessieService,
  sessieRoutes,
  type CountOngelezen,
  type SessieDeps,
  type SessieService,
} from './features/toegang/sessies/index.ts';
import { createSsoService, ssoRoutes } from './features/toegang/sso/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Adressen } from './platform/regio.ts';
import { createSsoClient } from './platform/sso/client.ts';
import { readSsoInstellingen } from './platform/sso/instellingen.ts';

export interface ToegangDeps extends Omit<SessieDeps, 'ttl'> {
  readonly config: Pick<Config, 'ttl' | 'ssoFile'>;
  readonly adressen: Adressen;
  readonly clock: Clock;
  readonly countOngelezen: CountOngelezen;
}

/** Throws one readable line when the file with login providers makes no sense. */
export function openToegang({ config, adressen, clock, countOngelezen, ...deps }: ToegangDeps) {
  const { ttl } = config;
  const { aanbieders, redirects } = readSsoInstellingen(config.ssoFile, () => [adressen.nl, adressen.be]);
  const clients = new Map(aanbieders.map((aanbieder) => [aanbieder.id, createSsoClient(aanbieder, () => clock.now())]));
  const sessies: SessieService = createSessieService({ ...deps, ttl });
  const { database, passwords, log } = deps;
  const handlers = {
    ...sessieRoutes(sessies, countOngelezen),
    ...ssoRoutes(createSsoService({ database, sessies, clients, redirects, ttl, log })),
    ...wachtwoordRoutes(createWachtwoordService({ database, sessies, passwords, ttl, adressen })),
    ...kinderenRoutes(createKinderenService({ database, sessies, passwords })),
  };
  return { sessies, handlers };
}
