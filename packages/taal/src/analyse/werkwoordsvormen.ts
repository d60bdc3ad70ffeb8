/**
 * Decides: which known verb a form belongs to, and which form it is.
 * Source: every form is generated from the infinitives of the verb lists; prefixed verbs are tried on their base.
 * Example: herkenWerkwoord('verhuisde') -> { vorm: 'vt', basis: 'verhuizen' }.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { BANKINFINITIEVEN } from '../lexicon/bankwoorden.gen.ts';
import { STERK } from '../werkwoord/sterk.ts';
import { ENGELSE_WERKWOORDEN } from '../werkwoord/engels.ts';
import { derdePersoon, stamVan, verledenEv, verledenMv, voltooidDeelwoord } from '../werkwoord/vervoeg.ts';
import { ZWAK } from '../werkwoord/zwak.ts';

export interface Werkwoordsvorm {
  readonly vorm: Woordvorm;
  readonly basis: string;
}

let vormen: Map<string, Werkwoordsvorm> | undefined;

/** Built at first use: about five thousand forms. The clearest form of a spelling wins. */
function alleVormen(): Map<string, Werkwoordsvorm> {
  if (vormen) return vormen;
  const kaart = new Map<string, Werkwoordsvorm>();
  const zet = (tekst: string, vorm: Woordvorm, basis: string): void => {
    if (!kaart.has(tekst)) kaart.set(tekst, { vorm, basis });
  };
  for (const basis of [...STERK.keys(), ...ZWAK, ...BANKINFINITIEVEN.split(' '), ...ENGELSE_WERKWOORDEN]) {
    zet(basis, '', basis);
    zet(voltooidDeelwoord(basis), 'vd', basis);
    zet(verledenEv(basis), 'vt', basis);
    zet(verledenMv(basis), 'vt', basis);
    zet(derdePersoon(basis), derdePersoon(basis) === stamVan(basis) ? 'tt1' : 'tt3', basis);
    zet(stamVan(basis), 'tt1', basis);
    zet(`${basis}d`, 'td', basis);
    zet(`${basis}de`, 'td', basis);
    for (const bn of verbogenDeelwoorden(voltooidDeelwoord(basis))) zet(bn, 'bn:vd', basis);
  }
  vormen = kaart;
  return kaart;
}

/** gevuld -> gevulde; verbreed -> verbrede; gered -> geredde. */
function verbogenDeelwoorden(deelwoord: string): string[] {
  if (!/[dt]$/.test(deelwoord)) return [];
  const eind = deelwoord.slice(-1);
  if (/([aeou])\1[dt]$/.test(deelwoord)) return [`${deelwoord.slice(0, -2)}${eind}e`];
  if (/(?:^|[^aeiou])[aeiou][dt]$/.test(deelwoord)) return [`${deelwoord}${eind}e`];
  return [`${deelwoord}e`];
}

const PREFIXEN = ['be', 'ver', 'ont', 'her', 'ge', 'er'];
const SCHEIDBAAR = [
  'aan',
  'achter',
  'af',
  'bij',
  'door',
  'in',
  'mee',
  'na',
  'om',
  'op',
  'over',
  'terug',
  'toe',
  'uit',
  'vast',
  'voor',
  'weg',
  'samen',
  'tegen',
  'neer',
  'los',
  'open',
  'dicht',
  'schoon',
  'klaar',
  'stil',
  'vol',
  'thuis',
];

/** The verb form this spelling is, or undefined. `vorm` is '' for an infinitive. */
export function herkenWerkwoord(laag: string): Werkwoordsvorm | undefined {
  const kaart = alleVormen();
  const direct = kaart.get(laag);
  if (direct) return direct;
  for (const prefix of PREFIXEN) {
    if (!laag.startsWith(prefix) || laag.length < prefix.length + 4) continue;
    const rest = laag.slice(prefix.length);
    const kaal = kaart.get(rest);
    if (kaal && ['', 'vt', 'tt3', 'td'].includes(kaal.vorm)) return { vorm: kaal.vorm, basis: prefix + kaal.basis };
    const deelwoord = kaart.get(`ge${rest}`);
    if (deelwoord?.vorm === 'vd' || deelwoord?.vorm === 'bn:vd') return { vorm: deelwoord.vorm, basis: prefix + deelwoord.basis };
  }
  for (const deel of SCHEIDBAAR) {
    const kaal = laag.startsWith(deel) ? kaart.get(laag.slice(deel.length)) : undefined;
    if (kaal && ['vd', ''].includes(kaal.vorm) && laag.length >= deel.length + 4) return { vorm: kaal.vorm, basis: deel + kaal.basis };
  }
  return undefined;
}

/** The separable particle of an infinitive or participle: op+bellen, uit+gedeeld. */
export function scheidbaarDeel(laag: string): string | undefined {
  const kaart = alleVormen();
  return SCHEIDBAAR.find(
    (deel) =>
      laag.startsWith(deel) &&
      !kaart.has(laag) &&
      ['', 'vd'].includes(kaart.get(laag.slice(deel.length))?.vorm ?? 'x') &&
      laag.length >= deel.length + 4,
  );
}
