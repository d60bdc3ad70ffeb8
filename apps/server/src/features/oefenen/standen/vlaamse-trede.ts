/**
 * The name of a reading step as a Flemish host says it. An AVI level is called the same there, and says nothing of the leerjaar to who counts
 * in those; `L5` is a step of our own, which reads as the fifth leerjaar.
 */
const NIVEAU = /\b[ME](\d)(?:-[ME]\d)?$/;
const STAP = /^L\d (?=\p{L})/u;
/** AVI counts groepen, which begin two years before the leerjaar of the same number. */
const VERSCHIL = 2;

const rang = (leerjaar: number): string => `${leerjaar}${leerjaar === 1 ? 'ste' : 'de'} leerjaar`;

/** @example vlaamseTrede('Zinnen, ongeveer M6-E6') // 'Zinnen, ongeveer M6-E6 (4de leerjaar)' */
export function vlaamseTrede(naam: string): string {
  const groep = NIVEAU.exec(naam)?.[1];
  return groep === undefined ? naam.replace(STAP, '') : `${naam} (${rang(Number(groep) - VERSCHIL)})`;
}
