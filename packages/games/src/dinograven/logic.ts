/**
 * A dig in the desert. Every letter that is typed is a scoop of sand less over its bone; or the word lies there as one long bone and is cut
 * into parts. Right: a bone flies to its place in the skeleton. Wrong: sand slides over it and a mole comes to look.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginCutting, cutBy, delenOf, describeSneden } from '@spelrijk/game-kit/mechanics/split';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginWriting,
  createStep,
  describeBy,
  describeWritten,
  isTyped,
  startBasis,
  ticksInFase,
  typeLetter,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { drawMuseumzaal } from './verzameling.ts';
import { scene } from './scene.ts';
import { GEEN_SPOOR, isGevonden, nameRichting, nameVondst, spoorspel, VOORVALLEN } from './spoor.ts';
import { BOT_OP, BOT_VAN, DEEL } from './state.ts';
import type { DinoState } from './state.ts';

const begin = (state: DinoState): DinoState => ({ ...beginCutting(state), ...beginWriting(state), spoor: GEEN_SPOOR });

function start(options: GameStart): DinoState {
  const basis = beginCutting(startBasis(options));
  return { ...basis, ...beginWriting(basis), ...startBeurten(options), spoor: GEEN_SPOOR, vondsten: [] };
}

const input = (state: DinoState, given: GameInput): Zet<DinoState> =>
  isTyped(state)
    ? typeLetter(state, given)
    : withSound(cutBy(state, given), { loop: 'kies', snee: 'klap', plak: 'plop', antwoord: 'raak' });

/** The parts hop one by one, then a bone flies. */
function tick(state: DinoState): Zet<DinoState> {
  if (state.run.fase !== 'goed') return { state };
  const t = ticksInFase(state);
  const deel = !isTyped(state) && t % DEEL === 0 && t / DEEL <= state.sneden.length;
  return { state, sounds: t === BOT_VAN ? ['zwiep'] : t === BOT_OP ? ['raak', 'munt'] : deel ? ['plop'] : [] };
}

const oordeel = (state: DinoState, goed: boolean): Zet<DinoState> => ({ state, sounds: goed ? [] : ['mis'] });

function describeSpoor({ spoor }: DinoState): string {
  const laatste = spoor.open.at(-1);
  if (isGevonden(spoor)) return `Je vindt ${nameVondst(spoor.wat)}.`;
  if (laatste === undefined)
    return `Onder een van de vakken ligt ${spoor.keer > 0 ? 'nog iets' : 'iets'}. Graaf een vak op. Pootafdrukken wijzen de weg.`;
  return spoor.over === 0
    ? 'De mol was je voor. Hij zwaait.'
    : `De pootafdrukken lopen ${nameRichting(laatste, spoor.schat)}. Je hebt nog ${spoor.over} keer.`;
}

const describe = describeBy<DinoState>({
  spelen: (state) =>
    isTyped(state) ? describeWritten(state) || 'Er ligt zand op de botten. Typ het woord.' : describeSneden(state, 'In het zand'),
  wacht: 'Je blaast het zand weg.',
  goed: (state) =>
    isOpen(state)
      ? describeSpoor(state)
      : `${isTyped(state) ? 'Goed gegraven.' : `Goed gehakt: ${delenOf(state).join(', ')}.`} Er komt een bot bij aan het skelet.`,
  uitleg: 'Ruis! Er schuift zand over het bot. Een mol komt kijken.',
  klaar: ({ vondsten }) =>
    `Het skelet danst.${vondsten.includes('ei') ? ' Uit de eieren komen kleine dino’s.' : ''}${vondsten.length > 1 ? ` Je deed ${vondsten.length} vondsten.` : ''}`,
});

export const logic: GameLogic<DinoState> = withVoorvallen<DinoState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, spoorspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawMuseumzaal,
  },
  VOORVALLEN,
);
