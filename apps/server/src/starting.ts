/** A stop that comes before there is a server to drain: while the database is made, migrated or filled with the demo. */

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
