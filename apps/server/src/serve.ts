/** The life of the server: serve, and stop without losing anything. */
import { Regio } from '@spelrijk/domain/admin';
import { createApp, type App } from './app.ts';
import { startJobs, type Job } from './jobs.ts';
import { readAudio } from './features/oefenen/spraak/index.ts';
import { leerlijnVan } from './features/oefenen/standen/index.ts';
import { openWislijst } from './features/kantoor/admins/index.ts';
import { openDemo, readStand, type Stand } from './features/site/demo/index.ts';
import { openKluis } from './platform/auth/kluis.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { keepWislijst } from './platform/gewist.ts';
import type { OpenedDatabase } from './platform/db/open.ts';
import type { Log } from './platform/log.ts';
import type { Starting } from './starting.ts';
import { createMailSender, type MailSender } from './platform/mail/sender.ts';
import { openSmtp } from './platform/mail/transport.ts';

/** Whoever started us waits at most this long for a clean end (ms). */
const STOP_WITHIN = 9000;
const SWEEP_EVERY = 3_600_000;
/** Looking for mail to send (ms): nobody waits longer than this for a link. */
const MAIL_EVERY = 1000;
/** The list of who was erased outside the database is at most this old (ms). */
const LIST_EVERY = 60_000;

/** Everything that has to end. */
interface Running {
  readonly app: App;
  readonly mail: MailSender;
  readonly opened: OpenedDatabase;
  readonly jobs: readonly NodeJS.Timeout[];
}

async function stop({ app, mail, opened, jobs }: Running, log: Log): Promise<void> {
  log.info('stoppen');
  app.context.health.drain();
  for (const job of jobs) clearInterval(job);
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  // A connection that was busy a moment ago stays open for the next request, which is not going to be served here.
  const hangUp = setInterval(() => app.server.server.closeIdleConnections(), 50);
  await app.server.close();
  clearInterval(hangUp);
  await mail.stop();
  await app.context.ijking.flush(systemClock.now()).catch((err: unknown) => log.warn({ err }, 'ijking bewaren mislukt'));
  const { config, database } = app.context;
  await keepWislijst(config, database.own, systemClock.now()).catch((err: unknown) =>
    log.warn({ err }, 'lijst van wie gewist is niet bewaard'),
  );
  await opened.close();
  log.info('gestopt');
  process.exit(0);
}

function stopOnSignals(running: Running, log: Log): void {
  let stopping = false;
  const once = (): void => {
    if (stopping) return;
    stopping = true;
    void stop(running, log);
  };
  process.on('SIGTERM', once).on('SIGINT', once);
}

/** A new key on request: see sleutels.ts. */
function rotateOnSignal(app: App, log: Log): void {
  process.on('SIGHUP', () => {
    app.context.keys.rotate(systemClock.now()).then(
      () => log.warn('nieuwe sleutel in gebruik'),
      (err: unknown) => log.error({ err }, 'sleutel niet gewisseld'),
    );
  });
}

/** To whoever started us: a person at a terminal reads it below the address, a log gets it as a line. */
function tellStand(stand: Stand, log: Log): void {
  if (process.connected) process.send?.({ stand });
  else if (!stand.eigenaar && stand.logins.length === 0)
    log.warn('er is nog geen eigenaar: maak er een met "npm run eigenaar -- jouw@adres" (of main.ts eigenaar)');
}

/** What is done again and again, until the timers are cleared. */
function jobsOf(app: App, mail: MailSender): readonly Job[] {
  const run = (now: number): Promise<unknown> => Promise.all([app.sweep(now), mail.sweep(app.context.instellingen().mails)]);
  const keep = (now: number): Promise<void> => keepWislijst(app.context.config, app.context.database.own, now);
  return [
    { name: 'opruimen', every: SWEEP_EVERY, servers: 'one', run },
    { name: 'lijst van wie gewist is', every: LIST_EVERY, servers: 'each', run: keep },
    ...app.ticks,
  ];
}

export async function serve(config: Config, opened: OpenedDatabase, log: Log, starting: Starting): Promise<void> {
  const { database } = opened;
  const kluis = await openKluis(config.secretFile, database.own);
  const demo = {
    database,
    // Most starts make no demo, and need not read it twice.
    get audio() {
      return readAudio(config.audioRoot);
    },
    clock: systemClock,
    log,
    kluis,
  };
  await openDemo(demo, config);
  await openWislijst(config, database, systemClock.now(), log);
  // Built now, not at the first request.
  for (const regio of Regio.options) leerlijnVan(regio);
  // Read only where somebody watches over it.
  const cijfers = config.metrics && (await import('./platform/metrics.ts'));
  const metrics = cijfers && cijfers.createMetrics(database);
  const app = await createApp({ config, database, clock: systemClock, kluis, metrics });
  if (metrics && config.metrics) await cijfers.serveMetrics(metrics, config.metrics, log);
  const mail = createMailSender({
    db: database.own,
    transport: config.smtpUrl ? openSmtp({ url: config.smtpUrl, from: config.mailFrom }) : null,
    clock: systemClock,
    log,
  });
  starting.finish();
  const jobs = startJobs(jobsOf(app, mail), { db: database.own, clock: systemClock, metrics, log });
  stopOnSignals({ app, mail, opened, jobs }, log);
  rotateOnSignal(app, log);
  mail.start(MAIL_EVERY);
  await app.server.listen({ port: config.port, host: config.host });
  const stand = await readStand({ database, clock: systemClock });
  log.info({ port: config.port, demo: stand.logins.length > 0 }, 'klaar');
  tellStand(stand, log);
}
