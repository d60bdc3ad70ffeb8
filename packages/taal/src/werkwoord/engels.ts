/**
 * Decides: which verbs come from English, what their stem is and which of them take -te.
 * Source: official spelling: ordinary Dutch conjugation; the English e stays where the pronunciation needs it.
 * Example: engelseStam('gamen') === 'game'; scoren -> scoor.
 */
const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.split(/\s+/));

export const ENGELSE_WERKWOORDEN: ReadonlySet<string> =
  lijst(`gamen downloaden uploaden updaten upgraden scoren mailen e-mailen chatten skaten skypen racen timen tapen faken liken sharen
streamen surfen trainen coachen googelen appen bloggen vloggen deleten saven printen scannen hacken checken crossen
joggen fitnessen rappen tweeten shoppen stressen sms'en cheaten daten cruisen recyclen relaxen leasen finetunen swipen
snowboarden skateboarden mountainbiken tackelen pushen crashen loggen managen keepen browsen editen
brunchen freewheelen hockeyen rugbyen squashen stylen tunen`);

/** The e of the infinitive belongs to the stem: ik game. */
const MET_E = lijst(`gamen updaten upgraden skaten skypen racen timen tapen faken liken sharen deleten saven daten leasen finetunen swipen
mountainbiken cruisen managen recyclen stylen tunen browsen`);

/** The last sound is one of 't ex-kofschip. */
export const ENGELS_OP_T: ReadonlySet<string> =
  lijst(`updaten skaten skypen racen tapen faken liken surfen coachen appen deleten printen hacken checken crossen fitnessen rappen tweeten
shoppen stressen sms'en cheaten chatten daten relaxen leasen swipen mountainbiken pushen crashen keepen editen squashen brunchen`);

/** The ik-vorm of a verb from English. */
export function engelseStam(infinitief: string): string {
  if (MET_E.has(infinitief)) return infinitief.slice(0, -1);
  const kaal = infinitief.replace(/e?n$/, '');
  if (infinitief === 'scoren') return 'scoor';
  if (infinitief === 'appen') return 'app';
  return /([bcdfgklmnprst])\1$/.test(kaal) ? kaal.slice(0, -1) : kaal;
}
