declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    buildSamples(...parameters: number[]): ArrayLike<number>;
  };
}
