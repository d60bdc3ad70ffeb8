/** Says what stands in the feedback after an error, for who cannot read it yet. Loaded at the first error. */
import type { Regio } from '@spelrijk/domain/admin';
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import { pronounceGetypt } from '@spelrijk/taal/getypt';
import { replayPlan } from '../../../shared/audio/plan.ts';
import type { AudioStep } from '../../../shared/audio/plan.ts';
import { player } from '../../../shared/audio/player.ts';
import type { Uitleg } from '../play/host.ts';
import { plekOf } from '../play/hints.ts';
import { isSpelkeuze, keuzeOf, pronounceWaarom, waaromNiet } from '../play/keuze.ts';
import { leesuitleg } from '../play/prompt.ts';
import { exampleOf, regelBij, tellsWord, wrongCount, wrongSpan } from '../play/judge.ts';
import type { Sport } from '../play/ladder.ts';
import { explanationPlan, joined } from './explanation-plan.ts';
import type { Klanktabel } from './explanation-plan.ts';
import { ownVoice, planLines, tableOf } from './speak.ts';
import type { Line } from './speak.ts';
import { speakWith } from './use-device-voice.ts';

export interface FeedbackSpeech {
  readonly uitleg: Uitleg;
  readonly regio: Regio;
  /** What stands there: where to look, the rule, the answer, or the answer with the promise that the word comes back. */
  readonly kind: Sport | 'kijk' | 'terug';
}

const AFTER = 450;

/** Everything to play for this feedback; empty without a connection. */
async function planFeedback({ uitleg, regio, kind }: FeedbackSpeech): Promise<readonly AudioStep[]> {
  const { opgave } = uitleg;
  if (kind === 'plek') return joined([await planLines([['fout.bijna'], ...plekLines(uitleg)]), await sayWaarom(uitleg, regio)], AFTER);
  if (opgave.antwoordvorm === 'SPLIT' && kind !== 'regel' && kind !== 'terug') return replayPlan(opgave, 'woord');
  if (kind === 'kijk' || kind === 'antwoord')
    return joined(
      [await sayAnswer(uitleg), await planLines([opgave.zinsvraag?.uitleg ?? opgave.regelvraag?.uitleg ?? regelLine(uitleg)])],
      AFTER,
    );
  if (kind === 'terug') return joined([await sayAnswer(uitleg), await planLines([['fout.terug']])], AFTER);
  return joined([await planLines([['fout.bijna']]), await explain(uitleg, regio)], AFTER);
}

/** Where to look; nothing where what was chosen between stands there instead. */
const plekLines = ({ opgave, oordeel }: Uitleg): readonly Line[] =>
  keuzeOf(opgave, oordeel.gegeven) ? [] : [[`hint.${plekOf(wrongSpan(opgave, oordeel.diagnose), opgave.woord.woord)}`]];

/** Why a choice is not it, as it stands there. */
async function sayWaarom(uitleg: Uitleg, regio: Regio): Promise<readonly AudioStep[]> {
  const { opgave } = uitleg;
  if (waaromNiet(uitleg, regio) === '') return [];
  const tabel: Klanktabel = await tableOf(regio).catch(() => ({}));
  const zinnen = pronounceWaarom(uitleg, regio, (tekst) => Object.hasOwn(tabel, tekst));
  return explanationPlan(zinnen, { woord: opgave.woord.woord, audio: opgave.audio }, tabel);
}

/** The word; of what was read the answer comes after it, as it stands there. */
async function sayAnswer({ opgave, oordeel }: Uitleg): Promise<readonly AudioStep[]> {
  const { gelezen } = exampleOf(opgave, oordeel.diagnose);
  const heard = replayPlan(opgave, 'woord');
  return gelezen === undefined ? heard : joined([heard, await planLines([opgave.antwoord])], AFTER);
}

/** The rule that stands there, or where to look. */
function regelLine({ opgave, oordeel }: Uitleg): Line {
  const regel = regelBij(opgave, oordeel.diagnose);
  return regel === null ? ['fout.let'] : `regel:${regel}`;
}

/** The first time: what was made of it and the rule at that place; where there is no place, the rule. */
async function explain(uitleg: Uitleg, regio: Regio): Promise<readonly AudioStep[]> {
  const { opgave, oordeel } = uitleg;
  if (isLeesvorm(opgave.vorm)) return sayLezen(opgave, leesuitleg(opgave, opgave.vorm, oordeel.gegeven, true));
  const line = lineFor(opgave, oordeel.geschreven);
  if (line !== null) return planLines([line]);
  const waarom = await sayWaarom(uitleg, regio);
  if (waarom.length > 0) return waarom;
  if (isSpelkeuze(opgave) || tellsWord(opgave, oordeel.uitleg)) {
    // Beside a choice between letters that its rule says nothing of, the choice is all that stands there.
    return opgave.gat && regelBij(opgave, oordeel.diagnose) === null ? [] : planLines([regelLine(uitleg)]);
  }
  const tabel: Klanktabel = await tableOf(regio).catch(() => ({}));
  const zinnen = pronounceGetypt(opgave.woord, oordeel.geschreven, oordeel.diagnose, regio, (tekst) => Object.hasOwn(tabel, tekst));
  const steps = explanationPlan(zinnen, { woord: opgave.woord.woord, audio: opgave.audio }, tabel);
  return steps.length > 0 ? steps : planLines([regelLine(uitleg)]);
}

/** Sentences of the text have clips of their own, behind that of its title; what was never rendered is read. */
async function sayLezen({ tekst }: Uitleg['opgave'], zinnen: readonly string[]): Promise<readonly AudioStep[]> {
  const inTekst = tekst?.alineas.flat() ?? [];
  const stappen = zinnen.map(async (zin): Promise<readonly AudioStep[]> => {
    const adres = inTekst.includes(zin) ? tekst?.klanken?.[inTekst.indexOf(zin) + 1] : undefined;
    return adres === undefined ? planLines([zin]) : [{ soort: 'klank', adres }];
  });
  return joined(await Promise.all(stappen), AFTER);
}

function lineFor(opgave: Uitleg['opgave'], geschreven: string): Line | null {
  const { antwoordvorm, zinsvraag, regelvraag } = opgave;
  if (antwoordvorm !== 'SPLIT') return zinsvraag?.regel ?? regelvraag?.tegen[geschreven] ?? null;
  const count = wrongCount(opgave, geschreven);
  return count === null ? ['fout.splitsPlek'] : ['fout.splits', { count }];
}

/** Says it; `text` is what the device reads where its voice was chosen. Every piece is fetched first, so that it runs on. */
export async function speakFeedback(speech: FeedbackSpeech, text: string): Promise<boolean> {
  const voice = ownVoice();
  if (voice) {
    speakWith(voice, text);
    return true;
  }
  const steps = await planFeedback(speech);
  await Promise.all(steps.flatMap((step) => (step.soort === 'klank' ? [player.load(step.adres)] : [])));
  return steps.length > 0 && player.play(steps);
}
