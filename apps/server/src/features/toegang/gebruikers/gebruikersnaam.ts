/** A login name to begin with: first and last name in plain letters, with a number when that is taken. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const TRIES = 20;
/** Short enough to type. */
const MAX = 24;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæøœłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');

/** Names to try in this order; a name without a plain letter becomes `gebruiker`. */
export function candidateNames(roepnaam: string, achternaam: string): readonly string[] {
  const base =
    [plain(roepnaam), plain(achternaam)]
      .filter((part) => part !== '')
      .join('.')
      .slice(0, MAX)
      .replace(/\.$/, '') || 'gebruiker';
  return Array.from({ length: TRIES }, (_, i) => (i === 0 ? base : `${base}${i + 1}`));
}
