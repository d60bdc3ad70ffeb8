/** The microphone of this browser, as raw as it comes: what improves a phone call spoils a recording. */

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
}

const RAUW: MediaTrackConstraints = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };

const redenVan = (error: unknown): OpneemFout => {
  if (!(error instanceof DOMException)) return 'geenMicrofoon';
  return error.name === 'NotFoundError' ? 'geenApparaat' : 'geweigerd';
};

async function openMicrofoon(): Promise<MediaStream> {
  // Absent without https and in old browsers, whatever the types say.
  if (typeof MediaRecorder !== 'function' || !('mediaDevices' in navigator)) throw new OpneemError('geenMicrofoon');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: RAUW });
  } catch (error) {
    throw new OpneemError(redenVan(error));
  }
}

/** Starts recording at once. Rejects with an OpneemError. */
export async function startOpname(): Promise<Opname> {
  const stroom = await openMicrofoon();
  const recorder = new MediaRecorder(stroom);
  const delen: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => delen.push(data));
  const klaar = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  recorder.start();
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stroom.getTracks()) track.stop();
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
  };
}
