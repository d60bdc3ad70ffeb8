/**
 * Every word of sentences and texts, as the voice says it by itself, beside what the language engine says of it: inflections and compounds are said wrong
 * where their base was repaired and they were not. What the renderer finds stands in `zinswoorden.gen.tsv`; whoever reads that mends the word in
 * `uitspraak.tsv` when the voice is wrong, and in `vormuitspraak.tsv` of the language engine, or by a rule there, when the engine is.
 */
import { soundsAs } from '@spelrijk/spraak/fonemen';
import { ZINNEN } from '@spelrijk/taal/alle-zinnen';
import { BANK } from '@spelrijk/taal/bank';
import { isTekenkeuze } from '@spelrijk/taal/tekenkeuze';
import { zinVoluit } from '@spelrijk/taal/gatzin';
import { uitlegwoorden } from '@spelrijk/taal/uitleg';
import { examineWoord } from '@spelrijk/taal/woordenlijst';
import { ipaOf } from './engines/espeak.ts';
import { readTeksten } from './teksten.ts';
import { readUitspraak } from './uitspraak.ts';

/** Below this the engine guesses, and the voice may guess as well. */
const ZEKER = 0.85;
const WOORD = /[\p{L}\p{M}]{2,}/gu;

async function spokenWords(): Promise<readonly string[]> {
  const genoemd = BANK.flatMap(({ woord, basis, delen = [], vorm }) => uitlegwoorden({ woord, basis, delen, vorm }));
  const teksten = [
    ...ZINNEN.filter((zin) => !isTekenkeuze(zin)).map(({ tekst }) => tekst),
    ...BANK.flatMap(({ woord, zin, vorm, basis }) => (zin && vorm === 'kort' ? zinVoluit(zin, woord, basis ?? '') : (zin ?? []))),
    ...(await readTeksten()),
    ...genoemd,
  ];
  return [...new Set(teksten.flatMap((tekst) => tekst.match(WOORD) ?? []).map((woord) => woord.toLowerCase()))];
}

/** Words that are said otherwise: the word, the engine's IPA, that of the voice. */
export async function findZinswoorden(): Promise<{ readonly gelezen: number; readonly anders: readonly string[][] }> {
  const hersteld = readUitspraak();
  const woorden = (await spokenWords()).filter((woord) => !hersteld.has(woord));
  const ipa = await ipaOf(woorden);
  const anders = woorden.flatMap((woord, i): string[][] => {
    const { ipa: motor, zeker } = examineWoord(woord);
    const stem = ipa[i] ?? '';
    return zeker < ZEKER || soundsAs(stem, motor) ? [] : [[woord, motor, stem.replaceAll('\u200D', '')]];
  });
  return { gelezen: woorden.length, anders };
}
