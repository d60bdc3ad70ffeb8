/**
 * What features are given: everything that touches the outside, and what more than one feature needs of another. Made here, in the
 * order in which one needs the other; a feature takes from it what its own types name.
 */
import { join } from 'node:path';
import { countOngelezen } from './features/kantoor/berichten/index.ts';
import { createIjking, type Ijking } from './features/oefenen/ijking/index.ts';
import { createOpnameService, type OpnameService } from './features/oefenen/opnamen/index.ts';
import { createSpraakService, readAudioBestand, type AudioIndex, type SpraakService } from './features/oefenen/spraak/index.ts';
import { createProeftaken, type Proeftaken } from './features/oefenen/taken/index.ts';
import { createBezoek } from './features/site/demo/index.ts';
import { createSessieService, type CountOngelezen, type SessieService } from './features/toegang/sessies/index.ts';
import { keyOverlap, openKeys, type Keys } from './platform/auth/keys.ts';
import type { Kluis } from './platform/auth/kluis.ts';
import { createPasswords, type Passwords } from './platform/auth/passwords.ts';
import { demandWachtwoord } from './platform/auth/wachtwoordregels.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createKlankmap } from './platform/geluid/klankmap.ts';
import { createOpus, type Opus } from './platform/geluid/opus.ts';
import { openAlleStemmen, type Stemmen } from './platform/geluid/stemmen.ts';
import { createSynthesiser, noSynthesiser } from './platform/geluid/synthesiser.ts';
import { createHealth, type HealthCheck } from './platform/http/health.ts';
import { createSharedLimiter, noSharedLimiter, type Limits } from './platform/http/shared-limiter.ts';
import { openInstellingen, type Instellingenbron, type LeesInstellingen } from './platform/instellingen.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Adressen } from './platform/regio.ts';
import { createSsoClient, type SsoClient } from './platform/sso/client.ts';
import { readSsoInstellingen } from './platform/sso/instellingen.ts';
import { VERSION } from './version.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Opens what is sealed in this database. */
  readonly kluis: Kluis;
  /** Counts what is answered; undefined: nobody asks for it. */
  readonly metrics?: Metrics | undefined;
}

/** Everything that sounds: rendered speech, recordings before it, and own words made when needed. */
interface Geluid {
  /** Where to find what is said, recordings first; asked anew for every word. */
  readonly audio: AudioIndex;
  readonly opnamen: OpnameService;
  readonly spraak: SpraakService;
  /** The rendered clips themselves. */
  readonly stemmen: Stemmen;
  readonly opus: Opus;
}

/** With what our office decided, as it holds at the moment it is asked. */
interface Kantoor {
  readonly bron: Instellingenbron;
  readonly instellingen: LeesInstellingen;
  readonly adressen: Adressen;
}

/** Single sign-on as this server was started. */
interface Aanbieders {
  readonly clients: ReadonlyMap<string, SsoClient>;
  readonly redirects: () => readonly string[];
}

export interface Context extends AppDeps, Geluid, Kantoor, Aanbieders {
  readonly log: Log;
  readonly health: HealthCheck;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly demandWachtwoord: typeof demandWachtwoord;
  readonly ttl: Config['ttl'];
  /** There is a mail server: mail goes out and is read by nobody here. */
  readonly mailserver: boolean;
  /** When this server began (ms). */
  readonly sinds: number;
  readonly limits: Limits;
  readonly sessies: SessieService;
  /** What answers teach about words. */
  readonly ijking: Ijking;
  /** Taken of who looks on. */
  readonly proef: Proeftaken;
  readonly countOngelezen: CountOngelezen;
}

export async function openKantoor({ config, database }: AppDeps): Promise<Kantoor> {
  const bron = await openInstellingen(database.own, config);
  return { bron, instellingen: bron.nu, adressen: bron.adressen };
}

async function openGeluid({ config, database }: AppDeps, log: Log): Promise<Geluid> {
  const bestand = readAudioBestand(config.audioRoot);
  const stemmen = openAlleStemmen({ ...config, report: (regel) => log.warn(regel) });
  const opus = createOpus();
  const klankmap = (naam: string) => createKlankmap(join(config.data, 'audio', naam));
  const opnamen = await createOpnameService({ database, opus, klankmap: klankmap('opname'), bestand, adresVan: stemmen.adresVan });
  const { audio } = opnamen;
  const synthesiser = config.synthesiser ? createSynthesiser() : noSynthesiser;
  const spraak = createSpraakService({ database, synthesiser, opus, klankmap: klankmap('eigen'), bestand, audio, stemmen });
  return { audio, opnamen, spraak, stemmen, opus };
}

/** Throws one readable line when the file with login providers makes no sense. */
function openAanbieders({ config, clock }: AppDeps, adressen: Adressen): Aanbieders {
  const { aanbieders, redirects } = readSsoInstellingen(config.ssoFile, () => [adressen.nl, adressen.be]);
  return { clients: new Map(aanbieders.map((aanbieder) => [aanbieder.id, createSsoClient(aanbieder, () => clock.now())])), redirects };
}

/** The database is migrated. */
export async function openContext(deps: AppDeps, kantoor: Kantoor, log: Log): Promise<Context> {
  const { config, database, clock, kluis } = deps;
  const { ttl } = config;
  const keys = await openKeys(database.own, { kluis, keyFile: config.keyFile }, keyOverlap(config), clock.now());
  const ijking = createIjking({ database });
  await ijking.load();
  const passwords = await createPasswords();
  const geluid = await openGeluid(deps, log);
  const bezoek = createBezoek({ database });
  const limits: Limits = (name, rate) => (config.rateLimit ? createSharedLimiter(database.own, name, rate) : noSharedLimiter);
  return {
    ...deps,
    ...kantoor,
    ...geluid,
    ...openAanbieders(deps, kantoor.adressen),
    log,
    health: createHealth(database, VERSION),
    keys,
    passwords,
    demandWachtwoord,
    ttl,
    mailserver: config.smtpUrl !== undefined,
    sinds: clock.now(),
    limits,
    sessies: createSessieService({ database, keys, kluis, passwords, ttl, log, limits, openProef: (demo, now) => bezoek.open(demo, now) }),
    ijking,
    proef: createProeftaken(),
    countOngelezen: (actor, now) => countOngelezen({ database, adressen: kantoor.adressen }, { actor, now }),
  };
}
