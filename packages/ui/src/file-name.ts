/**
 * The file name of a named picture: lower-case ASCII letters, digits and hyphens, so that no disk or address spells it in
 * two ways. `pinguïn` is drawn by `pinguin.svg`.
 */
export function fileNameOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
