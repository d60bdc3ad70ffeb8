/** The microphone of this browser. Nothing is kept here: who asked gets the sound, or it is forgotten. */

export type OpneemFout = 'geenMicrofoon' | 'geweigerd' | 'geenApparaat' | 'leeg';

export class OpneemError extends Error {
  override readonly name = 'OpneemError';
  readonly reden: OpneemFout;
  constructor(reden: OpneemFout) {
    super(reden);
    this.reden = reden;
  }
}

export interface Opname {
  /** Ends it; gives what was recorded, in whatever form this browser makes. */
  stop(): Promise<Blob>;
  /** Ends it and forgets it. */
  cancel(): void;
  /** How loud it is at this moment, 0-1. */
  luid(): number;
}

/** As raw as it comes: what improves a phone call spoils a recording. */
const RAUW: MediaTrackConstraints = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
/** A child sits where it sits. */
export const KIND: MediaTrackConstraints = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true };

const redenVan = (error: unknown): OpneemFout => {
  if (!(error instanceof DOMException)) return 'geenMicrofoon';
  return error.name === 'NotFoundError' ? 'geenApparaat' : 'geweigerd';
};

async function openMicrofoon(audio: MediaTrackConstraints): Promise<MediaStream> {
  // Absent without https and in old browsers, whatever the types say.
  if (typeof MediaRecorder !== 'function' || !('mediaDevices' in navigator)) throw new OpneemError('geenMicrofoon');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new OpneemError(redenVan(error));
  }
}

/** The loudest sample of the last 20 ms. */
function createMeter(stroom: MediaStream): { readonly luid: () => number; readonly close: () => void } {
  const context = new AudioContext();
  // Some browsers open it asleep, because the question for the microphone came in between.
  void context.resume();
  const meter = new AnalyserNode(context, { fftSize: 1024 });
  new MediaStreamAudioSourceNode(context, { mediaStream: stroom }).connect(meter);
  const golf = new Float32Array(meter.fftSize);
  const luid = (): number => {
    meter.getFloatTimeDomainData(golf);
    return golf.reduce((hoog, x) => Math.max(hoog, Math.abs(x)), 0);
  };
  return { luid, close: () => void context.close() };
}

interface Vraag {
  readonly audio?: MediaTrackConstraints;
  /** The microphone was pulled out, or taken away. */
  readonly onWeg?: () => void;
}

/** Starts recording at once. Rejects with an OpneemError. */
export async function startOpname({ audio = RAUW, onWeg }: Vraag = {}): Promise<Opname> {
  const stroom = await openMicrofoon(audio);
  const recorder = new MediaRecorder(stroom);
  const meter = createMeter(stroom);
  const delen: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => delen.push(data));
  const klaar = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  if (onWeg) for (const track of stroom.getTracks()) track.addEventListener('ended', onWeg, { once: true });
  recorder.start();
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stroom.getTracks()) track.stop();
    meter.close();
  };
  return {
    stop: async () => {
      end();
      await klaar;
      const blob = new Blob(delen, { type: recorder.mimeType });
      if (blob.size === 0) throw new OpneemError('leeg');
      return blob;
    },
    cancel: end,
    luid: meter.luid,
  };
}
