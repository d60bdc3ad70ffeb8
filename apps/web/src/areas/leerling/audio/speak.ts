/** Says texts of the program piece after piece: for who cannot read them yet. Loaded at the first tap. */
import type { Regio } from '@spelrijk/domain/admin';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { gesproken } from '@spelrijk/teksten/spreken';
import { call } from '../../../shared/api/call.ts';
import { addTexts, i18next } from '../../../shared/texts/i18n.ts';
import type { AudioStep } from '../../../shared/audio/plan.ts';
import { player } from '../../../shared/audio/player.ts';
import { speakWith } from './use-device-voice.ts';
import { chooseVoice } from './voice-choice.ts';
import { isDeviceVoiceOn } from './device-setting.ts';

addTexts(leerlingTeksten);

/**
 * A text as it is (a name, an instruction), or a key with what fills its gaps: of the texts of the child's world, or of other texts with
 * their name before it (`klassenplaat:kind.leeg`). As text, `regel:` with a categorie is its rule, `klank:` with a grapheme its sound.
 */
export type Line = string | readonly [key: string, values?: Readonly<Record<string, string | number>> | undefined];

const tables = new Map<Regio, Promise<Readonly<Record<string, string>>>>();

const named = (soort: string, adressen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(adressen).map(([naam, adres]) => [`${soort}:${naam}`, adres]));

/** Every text that was rendered, with its address; asked once, and again after a connection that was away. */
export function tableOf(regio: Regio): Promise<Readonly<Record<string, string>>> {
  const known = tables.get(regio);
  if (known) return known;
  const coming = call('readUitgesproken', { query: { regio } }).then(({ teksten, regels, klanken }) => ({
    ...teksten,
    ...named('regel', regels),
    ...named('klank', klanken),
  }));
  tables.set(regio, coming);
  coming.catch(() => tables.delete(regio));
  return coming;
}

/** The text of a key before its gaps are filled, in the plural of `count`. */
function templateOf(key: string, count: unknown): string {
  const at = key.indexOf(':');
  const [catalog, single] = at < 0 ? ['leerling', key] : [key.slice(0, at), key.slice(at + 1)];
  const plural = count === undefined ? [] : [count === 1 ? `${single}_one` : `${single}_other`];
  for (const language of [i18next.language, 'nl']) {
    for (const name of [...plural, single]) {
      const found: unknown = i18next.getResource(language, catalog, name);
      if (typeof found === 'string') return found;
    }
  }
  return '';
}

const piecesOf = (line: Line): readonly string[] =>
  typeof line === 'string' ? [line] : gesproken(templateOf(line[0], line[1]?.['count']), line[1]);

/** Between pieces of one text, and between texts (ms). */
const WITHIN = 40;
const BETWEEN = 450;

const stepsOf = (table: Readonly<Record<string, string>>, pieces: readonly string[]): readonly AudioStep[] =>
  pieces.flatMap((piece, i): AudioStep[] => {
    const adres = Object.hasOwn(table, piece) ? table[piece] : undefined;
    return adres === undefined ? [] : [...(i > 0 ? [{ soort: 'stil', ms: WITHIN } as const] : []), { soort: 'klank', adres }];
  });

const regioNow = (): Regio => (i18next.language === 'nl-BE' ? 'be' : 'nl');

/** Everything to play for these lines; pieces that were never rendered are left out, empty without a connection. */
export async function planLines(lines: readonly Line[]): Promise<readonly AudioStep[]> {
  const table = await tableOf(regioNow()).catch(() => null);
  if (!table) return [];
  return lines
    .map((line) => stepsOf(table, piecesOf(line)))
    .flatMap((steps, i): AudioStep[] => (i > 0 ? [{ soort: 'stil', ms: BETWEEN }, ...steps] : [...steps]));
}

/** The good voice of this device, where a setting asks for it. */
export function ownVoice(): SpeechSynthesisVoice | null {
  if (!isDeviceVoiceOn() || !('speechSynthesis' in window)) return null;
  return chooseVoice(window.speechSynthesis.getVoices(), regioNow());
}

const textOf = (line: Line): string =>
  piecesOf(line)
    .map((piece) => piece.replace(/^(regel|klank):.*/, ''))
    .join(' ');

/** Says the lines; whatever was being said stops. False when nothing could be heard. */
export async function speak(lines: readonly Line[]): Promise<boolean> {
  const voice = ownVoice();
  if (voice) {
    speakWith(voice, lines.map(textOf).join('. '));
    return true;
  }
  const steps = await planLines(lines);
  return steps.length > 0 && player.play(steps);
}
