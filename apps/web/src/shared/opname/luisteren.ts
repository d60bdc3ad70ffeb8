/** Plays one sound at a time: samples of this page, or a file of the server. */

let context: AudioContext | null = null;
let bron: AudioBufferSourceNode | null = null;
let element: HTMLAudioElement | null = null;

export function stopListening(): void {
  bron?.stop();
  bron = null;
  element?.pause();
  element = null;
}

export function playMonsters(monsters: Float32Array<ArrayBuffer>, hertz: number): void {
  stopListening();
  if (monsters.length === 0) return;
  context ??= new AudioContext();
  void context.resume();
  const buffer = context.createBuffer(1, monsters.length, hertz);
  buffer.copyToChannel(monsters, 0);
  bron = new AudioBufferSourceNode(context, { buffer });
  bron.connect(context.destination);
  bron.start();
}

/** A recording is Opus, or WAV for browsers that cannot read that; the voice of the computer is MP3. */
export function playAdres(adres: string): void {
  stopListening();
  element = new Audio();
  const leestOgg = element.canPlayType('audio/ogg; codecs=opus') !== '';
  const soort = !adres.startsWith('opname/') ? 'mp3' : leestOgg ? 'ogg' : 'wav';
  element.src = `/audio/${adres}.${soort}`;
  // A sound that cannot be played is told by the silence; there is nothing to repair here.
  void element.play().catch(() => undefined);
}
