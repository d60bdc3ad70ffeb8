declare module 'hyphen/nl/index.js' {
  interface Options {
    readonly hyphenChar: string;
    readonly minWordLength: number;
  }
  const dutch: { hyphenateSync(text: string, options: Options): string };
  export default dutch;
}
