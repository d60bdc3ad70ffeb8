const twee = (getal: number): string => String(getal).padStart(2, '0');

/** `2026-12-03T15:30` in the time of this device. */
export function lokaal(iso: string): string {
  const op = new Date(iso);
  return `${op.getFullYear()}-${twee(op.getMonth() + 1)}-${twee(op.getDate())}T${twee(op.getHours())}:${twee(op.getMinutes())}`;
}
