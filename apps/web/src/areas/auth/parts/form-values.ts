const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** What stands in the named fields of a form. */
export function readFields<const Name extends string>(form: HTMLFormElement, names: readonly Name[]): Readonly<Record<Name, string>>;
export function readFields(form: HTMLFormElement, names: readonly string[]): Readonly<Record<string, string>> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, textOf(data.get(name))]));
}
