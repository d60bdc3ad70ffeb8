/** From any sound this browser can read to plain samples of one channel. */

/** Longer than this is not decoded: somebody chose a song. */
const MAX_BYTES = 20_000_000;

/** Null for what is no sound, or too much of it. */
export async function readMono(blob: Blob, hertz: number): Promise<Float32Array<ArrayBuffer> | null> {
  if (blob.size === 0 || blob.size > MAX_BYTES) return null;
  const context = new AudioContext();
  try {
    return await toMono(await context.decodeAudioData(await blob.arrayBuffer()), hertz);
  } catch {
    return null;
  } finally {
    void context.close();
  }
}

/** The browser mixes to one channel and resamples, with a filter better than a loop of ours. */
async function toMono(buffer: AudioBuffer, hertz: number): Promise<Float32Array<ArrayBuffer> | null> {
  const lengte = Math.ceil(buffer.duration * hertz);
  if (lengte === 0) return null;
  const offline = new OfflineAudioContext(1, lengte, hertz);
  const bron = new AudioBufferSourceNode(offline, { buffer });
  bron.connect(offline.destination);
  bron.start();
  return (await offline.startRendering()).getChannelData(0).slice();
}
