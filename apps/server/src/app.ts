/** Puts the parts together: services on the database, the contract on HTTP, the web app beside it. */
import type { FastifyInstance } from 'fastify';
import { aanvraagRoutes, createAanvraagService, sweepAanvragen } from './features/site/aanvragen/index.ts';
import {
  accountRoutes,
  createAccountService,
  createKlantService,
  createVerwijderService,
  klantRoutes,
  sweepKlanten,
  verwijderRoutes,
} from './features/kantoor/admins/index.ts';
import { beloningRoutes, createBeloningService } from './features/oefenen/beloningen/index.ts';
import {
  berichtRoutes,
  createBerichtService,
  mailBerichten,
  sweepBerichten,
  type BerichtService,
} from './features/kantoor/berichten/index.ts';
import { createBezoek } from './features/site/demo/index.ts';
import { createDicteeService, dicteeRoutes } from './features/klas/dictees/index.ts';
import { createDocentService, docentRoutes } from './features/school/docenten/index.ts';
import { createDossierService, dossierRoutes } from './features/klas/dossiers/index.ts';
import { createEdexmlService, edexmlRoutes } from './features/school/edexml/index.ts';
import { createGebruikerService, gebruikerRoutes, type GebruikerService } from './features/toegang/gebruikers/index.ts';
import { createErvaringService, ervaringRoutes } from './features/site/ervaringen/index.ts';
import { groepRoutes, createGroepService } from './features/klas/groepen/index.ts';
import { createIjking, createRedactieService, ijkingRoutes, type Ijking } from './features/oefenen/ijking/index.ts';
import { createJaarovergangService, jaarovergangHandlers } from './features/school/jaarovergangen/index.ts';
import { createKantoorleerlingService, kantoorleerlingRoutes } from './features/kantoor/kantoorleerlingen/index.ts';
import { createInstellingService, instellingRoutes } from './features/kantoor/instellingen/index.ts';
import { landkaartRoutes, createLandkaartService } from './features/oefenen/landkaart/index.ts';
import { sweepVoorstellen } from './features/school/importvoorstellen/index.ts';
import { createLeerlingbeheerService, leerlingbeheerRoutes, type LeerlingbeheerService } from './features/school/leerlingbeheer/index.ts';
import { createLicentieService, createVerzoekService, licentieRoutes, sweepHerinneringen } from './features/toegang/licenties/index.ts';
import { createLogboekService, logboekRoutes } from './features/school/logboek/index.ts';
import { createLvsspellingService, lvsspellingRoutes, type LvsspellingService } from './features/school/lvsspelling/index.ts';
import { createMailService, mailRoutes } from './features/kantoor/mails/index.ts';
import { createMailtemplateService, mailtemplateRoutes } from './features/kantoor/mailtemplates/index.ts';
import { createMedewerkerService, medewerkerRoutes } from './features/kantoor/medewerkers/index.ts';
import { createOefeninstellingService, oefeninstellingRoutes } from './features/klas/oefeninstellingen/index.ts';
import { opnamenRoutes } from './features/oefenen/opnamen/index.ts';
import { createRoadmapService, roadmapRoutes } from './features/kantoor/roadmap/index.ts';
import { spraakRoutes } from './features/oefenen/spraak/index.ts';
import { officeRoutes, createOfficeService } from './features/kantoor/dashboard/index.ts';
import type { SessieService } from './features/toegang/sessies/index.ts';
import { createAntwoordService, createTaakService, proeftaakRoutes, taakRoutes } from './features/oefenen/taken/index.ts';
import { createVerhuizingService, verhuizingRoutes } from './features/kantoor/verhuizingen/index.ts';
import { createUitnodigingenService, uitnodigingenRoutes } from './features/kantoor/uitnodigingen/index.ts';
import { createVriendService, vriendRoutes } from './features/kantoor/vrienden/index.ts';
import { createWebinarService, sweepWebinars, webinarRoutes } from './features/site/webinars/index.ts';
import { createWoordlijstService, woordlijstRoutes, type WoordlijstService } from './features/klas/woordlijsten/index.ts';
import {
  createExportService,
  createGroepVoortgangService,
  createVoortgangService,
  voortgangRoutes,
} from './features/klas/voortgang/index.ts';
import { createZorgleerlingService, zorgleerlingRoutes } from './features/klas/zorgleerlingen/index.ts';
import { createRefusalLog, sweepAudit } from './platform/audit.ts';
import { openKeys, type Keys } from './platform/auth/keys.ts';
import { createPakketCheck } from './platform/auth/pakket.ts';
import { createPasswords, type Passwords } from './platform/auth/passwords.ts';
import { demandWachtwoord } from './platform/auth/wachtwoordregels.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createCounter, WRONG_LINKS } from './platform/http/counter.ts';
import { createHealth, mountProbes, type HealthCheck } from './platform/http/health.ts';
import { createLimiter, FILES, KINDEREN, noLimiter, PERSON, SCHOOL_ADDRESS } from './platform/http/limiter.ts';
import { mount, refuseOtherMethods, type Handlers } from './platform/http/mount.ts';
import { createOpenApi } from './platform/http/openapi.ts';
import { createServer, serveAudio } from './platform/http/server.ts';
import { serveWeb } from './platform/http/web.ts';
import { openInstellingen, type Instellingenbron } from './platform/instellingen.ts';
import { openToegang } from './toegang.ts';
import { openGeluid, type Geluid } from './geluid.ts';
import { VERSION } from './version.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

/** With what our office decided, as it holds at the moment it is asked. */
interface Parts extends AppDeps {
  readonly bron: Instellingenbron;
}

export interface App {
  readonly server: FastifyInstance;
  readonly health: HealthCheck;
  readonly sessies: SessieService;
  /** Takes away what has had its time: sessions, invitations, visitors, old audit lines. */
  sweep(now: number): Promise<void>;
  /** Does what its time has come for: messages that were planned are mailed. */
  tick(now: number): Promise<void>;
  readonly geluid: Geluid;
  /** What answers teach about words; somebody has to flush it now and then. */
  readonly ijking: Ijking;
  readonly keys: Keys;
  readonly instellingen: Instellingenbron;
}

/** People, customers and what is kept about both. */
function accountHandlers({ database, config, bron }: Parts, gebruikers: GebruikerService) {
  const deps = { database, adressen: bron.adressen, instellingen: bron.nu };
  return {
    ...gebruikerRoutes(gebruikers),
    ...accountRoutes(createAccountService(deps)),
    ...klantRoutes(createKlantService(deps)),
    ...verwijderRoutes(createVerwijderService(deps)),
    ...licentieRoutes(createLicentieService(deps), createVerzoekService(deps)),
    ...docentRoutes(createDocentService(deps)),
    ...medewerkerRoutes(createMedewerkerService(deps)),
    ...verhuizingRoutes(createVerhuizingService(deps)),
    ...webinarRoutes(createWebinarService(deps)),
    ...vriendRoutes(createVriendService(deps)),
    ...mailRoutes(createMailService({ database, mailserver: config.smtpUrl !== undefined })),
    ...uitnodigingenRoutes(createUitnodigingenService({ database, mailserver: config.smtpUrl !== undefined })),
    ...instellingRoutes(createInstellingService({ database, bron })),
    ...mailtemplateRoutes(createMailtemplateService({ database })),
    ...roadmapRoutes(createRoadmapService(deps)),
    ...logboekRoutes(createLogboekService({ database })),
    ...kantoorleerlingRoutes(createKantoorleerlingService({ database, limiter: config.rateLimit ? createLimiter(KINDEREN) : noLimiter })),
  };
}

type Toegang = ReturnType<typeof openToegang>;

interface HandlerDeps extends Parts {
  readonly beheer: LeerlingbeheerService;
  readonly lijsten: WoordlijstService;
  readonly lvs: LvsspellingService;
  readonly ijking: Ijking;
  readonly passwords: Passwords;
  readonly berichten: BerichtService;
}

/** Files of schools. */
function importHandlers({ database, passwords, config, lvs }: HandlerDeps) {
  const limiter = config.rateLimit ? createLimiter(FILES) : noLimiter;
  return {
    ...edexmlRoutes(createEdexmlService({ database, passwords, limiter })),
    ...lvsspellingRoutes(lvs),
    ...dossierRoutes(createDossierService({ database, limiter })),
  };
}

/** What a docent follows. */
function volgHandlers({ database }: AppDeps) {
  return {
    ...voortgangRoutes(createVoortgangService({ database }), createGroepVoortgangService({ database }), createExportService({ database })),
    ...zorgleerlingRoutes(createZorgleerlingService({ database })),
  };
}

function createHandlers(deps: HandlerDeps, gebruikers: GebruikerService, geluid: Geluid, toegang: Toegang, health: HealthCheck): Handlers {
  const { database, ijking } = deps;
  const { audio } = geluid;
  const taken = createTaakService({ database, audio, spraak: geluid.spraak });
  return {
    ...toegang.handlers,
    ...accountHandlers(deps, gebruikers),
    ...berichtRoutes(deps.berichten),
    ...groepRoutes(createGroepService({ database })),
    ...leerlingbeheerRoutes(deps.beheer),
    ...woordlijstRoutes(deps.lijsten),
    ...dicteeRoutes(createDicteeService({ database, spraak: geluid.spraak, taken })),
    ...importHandlers(deps),
    ...jaarovergangHandlers(createJaarovergangService({ database, instellingen: deps.bron.nu })),
    ...volgHandlers(deps),
    ...landkaartRoutes(createLandkaartService({ database, audio })),
    ...proeftaakRoutes(audio),
    ...taakRoutes(taken, createAntwoordService({ database, taken, ijking })),
    ...ijkingRoutes(createRedactieService({ database })),
    ...officeRoutes(createOfficeService({ database, health, sinds: deps.clock.now() })),
    ...aanvraagRoutes(createAanvraagService({ database })),
    ...ervaringRoutes(createErvaringService({ database })),
    ...beloningRoutes(createBeloningService({ database, audio })),
    ...oefeninstellingRoutes(createOefeninstellingService({ database, taken })),
    ...opnamenRoutes(geluid.opnamen),
    ...spraakRoutes(geluid.spraak),
    health: () => health.read(),
  };
}

function mountOpenApi(server: FastifyInstance): void {
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    // Written when first asked for: a server that starts has something better to do.
    document ??= JSON.stringify(createOpenApi(VERSION));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  refuseOtherMethods(server, '/api/openapi.json', ['GET']);
}

/** A replaced key is accepted as long as a token that it signed may live (ms). */
export const keyOverlap = ({ ttl }: Pick<Config, 'ttl'>): number =>
  Math.max(ttl.sessie.staf, ttl.sessie.leerling, ttl.ssoSessie.staf, ttl.ssoSessie.leerling) * 1000;

/** A server that does not listen yet. The database is migrated. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, clock } = deps;
  const keys = await openKeys(database.own, config.keyFile, keyOverlap(config), clock.now());
  const ijking = createIjking({ database });
  await ijking.load();
  const bron = await openInstellingen(database.own, config);
  const { adressen, nu: instellingen } = bron;
  const server = createServer(config, bron.regioVan);
  const passwords = await createPasswords();
  const bezoek = createBezoek({ database });
  const berichten = createBerichtService({ database, adressen });
  const gebruikers = createGebruikerService({ database, passwords, demandWachtwoord });
  const toegang = openToegang({
    config,
    adressen,
    clock,
    database,
    keys,
    passwords,
    log: server.log,
    openProef: (demo, now) => bezoek.open(demo, now),
    countOngelezen: (actor, now) => berichten.countOngelezen(actor, now),
  });
  const { sessies } = toegang;
  const beheer = createLeerlingbeheerService({ database, passwords, instellingen });
  const lijsten = createWoordlijstService({ database, instellingen });
  const lvs = createLvsspellingService({ database, instellingen, limiter: config.rateLimit ? createLimiter(FILES) : noLimiter });
  const health = createHealth(database, VERSION);
  const geluid = await openGeluid(config, database);
  mount(server, {
    handlers: createHandlers({ ...deps, bron, ijking, beheer, lijsten, lvs, passwords, berichten }, gebruikers, geluid, toegang, health),
    authenticate: (header, now) => sessies.authenticate(header, now),
    onForbidden: createRefusalLog(database, server.log),
    demandPakket: createPakketCheck(database),
    clock,
    limiter: config.rateLimit ? createLimiter(PERSON) : noLimiter,
    openLimiter: config.rateLimit ? createLimiter(SCHOOL_ADDRESS) : noLimiter,
    wrongLinks: createCounter(WRONG_LINKS),
    secureCookies: config.publicBaseUrl?.startsWith('https:') ?? false,
  });
  mountOpenApi(server);
  mountProbes(server, health);
  await serveAudio(server, config.audioRoot);
  serveWeb(server, config, bron);
  const sweep = async (now: number): Promise<void> => {
    await bron.refresh();
    const termijnen = instellingen();
    await sessies.sweep(now);
    await gebruikers.sweep(now);
    await bezoek.sweep(now);
    await beheer.sweep(now);
    await lijsten.sweep(now);
    await lvs.sweep(now);
    await createJaarovergangService({ database, instellingen }).sweep(now);
    await createVerhuizingService({ database, instellingen }).sweep(now);
    await sweepVoorstellen(database.own, now);
    await sweepAanvragen(database.own, termijnen.aanvragen, now);
    await sweepHerinneringen({ database, adressen, instellingen }, now);
    await sweepBerichten(database, termijnen.berichten, now);
    await sweepWebinars({ database, adressen }, termijnen.webinars, now);
    await database.transact((db) => sweepAudit(db, termijnen.logboek, now));
    // Last: it is the most work, and what goes wrong with one customer keeps nothing else from being done.
    await sweepKlanten(database, now);
  };
  const tick = (now: number): Promise<void> => mailBerichten({ database, adressen }, now);
  return { server, health, sessies, sweep, tick, geluid, ijking, keys, instellingen: bron };
}
