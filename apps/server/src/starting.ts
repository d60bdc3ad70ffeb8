/**
 * Before there is a server: a stop while the database is made, migrated or filled with the demo, and what whoever starts us, or gives a command, reads when it does not come that far.
 */
import { ALLEEN_STANDBY } from './platform/db/hosts.ts';

/** What a database refuses (PostgreSQL, appendix A, by code); `gezegd` is how it said that. */
const VAN_DATABASE: Readonly<Record<string, (gezegd: string) => string>> = {
  '25006': (gezegd) =>
    gezegd === ALLEEN_STANDBY
      ? gezegd
      : 'In de database waar DATABASE_URL naartoe leidt, kan alleen gelezen worden, zoals in een standby. Laat DATABASE_URL naar de primaire server leiden, of noem beide servers met target_session_attrs=read-write.',
  '28P01': (gezegd) => `De database laat ons niet binnen (${gezegd}). Kijk naar de naam en het wachtwoord in DATABASE_URL.`,
  '28000': (gezegd) =>
    `De database laat ons niet binnen (${gezegd}). Kijk naar de naam in DATABASE_URL, en naar pg_hba.conf van die server.`,
  '3D000': (gezegd) => `De database in DATABASE_URL is er niet (${gezegd}). Maak haar eerst: create database NAAM owner ROL.`,
  '42501': (gezegd) =>
    `De rol in DATABASE_URL mag te weinig (${gezegd}). Ze moet eigenaar van de database zijn en rollen mogen maken: zie docs/operations.md.`,
  '53100': (gezegd) => `De schijf van de database is vol (${gezegd}). Maak ruimte en start opnieuw; wat bevestigd was, is er nog.`,
  '53300': (gezegd) => `De database heeft geen verbinding meer vrij (${gezegd}). Verlaag DATABASE_POOL, of verhoog daar max_connections.`,
  XX001: (gezegd) => `${STUK} (${gezegd})`,
  XX002: (gezegd) => `${STUK} (${gezegd})`,
};

const STUK =
  'Een bladzijde van de database is niet te lezen. Zet de server stil, bewaar de map zoals hij is, en zet de laatste goede kopie terug op een andere schijf (npm run restore).';

/** What the system refuses when we want to listen. */
const BIJ_LUISTEREN: Readonly<Record<string, (waar: { readonly adres: string; readonly poort: string }) => string>> = {
  EADDRINUSE: ({ adres, poort }) =>
    `Op poort ${poort} van ${adres} luistert al iets anders. Stop dat, of kies een andere poort (PORT, of SPELRIJK_METRICS voor de cijfers).`,
  EADDRNOTAVAIL: ({ adres }) => `${adres} is geen adres van deze machine. Kijk naar HOST (of SPELRIJK_METRICS voor de cijfers).`,
  EACCES: ({ poort }) => `Deze gebruiker mag niet op poort ${poort} luisteren. Kies een poort vanaf 1024 (PORT), met een proxy ervoor.`,
};

const textOf = (error: unknown, veld: string): string => String(Reflect.get(Object(error), veld) ?? '');

/** In words, for who starts a server or gives a command; what we did not foresee as it was said. */
export function tellError(error: unknown): string {
  // A name that has several addresses, none of which answered.
  if (error instanceof AggregateError && error.message === '') return tellError(error.errors.at(-1));
  const gezegd = error instanceof Error ? error.message : String(error);
  const [code, syscall] = [textOf(error, 'code'), textOf(error, 'syscall')];
  if (syscall === 'listen') return BIJ_LUISTEREN[code]?.({ adres: textOf(error, 'address'), poort: textOf(error, 'port') }) ?? gezegd;
  if (syscall === 'getaddrinfo')
    return `De naam ${textOf(error, 'hostname')} is niet te vinden. Kijk naar het adres in DATABASE_URL, of naar HOST.`;
  if (syscall === 'connect' || /timeout exceeded when trying to connect|Connection terminated/.test(gezegd))
    return `De database is niet te bereiken (${gezegd}). Kijk of die server draait, en of het adres in DATABASE_URL klopt.`;
  return VAN_DATABASE[code]?.(gezegd) ?? gezegd;
}

interface Signals {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  off(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}

export interface Starting {
  /** The database is open; `abandon` ends it. Resolves at once, unless a stop came while it was opened. */
  hold(abandon: () => Promise<void>): Promise<void>;
  /** From here on somebody else listens. */
  finish(): void;
  isStopping(): boolean;
}

/**
 * Listens from the first moment. What is half done is not waited for: migrations and demo are transactions, so ending
 * the database undoes them and the next start begins again. `exit` gets 0.
 */
export function stopWhileStarting(signals: Signals, exit: (code: number) => void): Starting {
  let stopping = false;
  let abandon: (() => Promise<void>) | undefined;
  const end = async (): Promise<void> => {
    await abandon?.();
    exit(0);
  };
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    if (abandon) void end();
  };
  signals.on('SIGTERM', onSignal);
  signals.on('SIGINT', onSignal);
  return {
    async hold(how) {
      abandon = how;
      if (stopping) await end();
    },
    finish() {
      signals.off('SIGTERM', onSignal);
      signals.off('SIGINT', onSignal);
    },
    isStopping: () => stopping,
  };
}
