/*
 * Decides which policies of choosing there are: the one that is served, and others that may be tried beside it.
 * Source: shares of the kinds of practice, found by simulation (own values); what is offered stands every row that the served one stands (docs/motor.md).
 * Example: beleidVan('controle-20').controle -> .2; beleidVan('one that is no longer there').naam -> 'groei-6'.
 */

/** Shares (0-1) of the choices; the rest is growth. */
interface Delen {
  /** Checks a known category. */
  readonly controle: number;
  /** Finishes the category nearest to mastery. */
  readonly afmaken: number;
}

export interface Beleid extends Delen {
  readonly naam: string;
  /** Of who has mastered `GEVESTIGD` categories. */
  readonly gevestigd: Delen;
}

/**
 * So many mastered categories tell a docent what a child can do: before that, what is nearly mastered is finished first; after it a child learns more from what it cannot do yet.
 */
export const GEVESTIGD = 6;

/** The policy that is served: the rules and numbers by which is chosen. Whatever changes what is chosen changes this name. */
export const BELEID = 'groei-6';

const GESERVEERD: Beleid = { naam: BELEID, controle: 0.14, afmaken: 0.3, gevestigd: { controle: 0.05, afmaken: 0.1 } };

/** What may be tried beside the served one. A name that leaves this list is no error where it is stored: it is planned as the served one, and says so. */
const TE_PROBEREN: readonly Beleid[] = [{ naam: 'controle-20', controle: 0.2, afmaken: 0.3, gevestigd: { controle: 0.11, afmaken: 0.1 } }];

/** Names of what may be tried beside the policy that is served. */
export const AANGEBODEN: readonly string[] = TE_PROBEREN.map(({ naam }) => naam);

/** The policy of this name; the served one without a name, and for one that is no longer there. */
export const beleidVan = (naam: string | undefined): Beleid => TE_PROBEREN.find((beleid) => beleid.naam === naam) ?? GESERVEERD;
