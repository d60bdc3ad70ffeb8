declare module 'espeak-ng' {
  interface Espeak {
    readonly FS: { readFile(path: string): Uint8Array };
  }
  interface Options {
    readonly arguments: readonly string[];
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }
  /** Runs the program once with these arguments; the files it wrote are in `FS`. */
  export default function createEspeak(options: Options): Promise<Espeak>;
}
