interface Fout {
  readonly woord: string;
  readonly gegeven: string;
}

/** Each misspelling once, with how often it was written; in the order in which they come. */
export function countFouten(fouten: readonly Fout[]): readonly (Fout & { readonly aantal: number })[] {
  const per = new Map<string, Fout & { aantal: number }>();
  for (const { woord, gegeven } of fouten) {
    const rij = per.get(`${woord} ${gegeven}`) ?? { woord, gegeven, aantal: 0 };
    rij.aantal++;
    per.set(`${woord} ${gegeven}`, rij);
  }
  return [...per.values()];
}
