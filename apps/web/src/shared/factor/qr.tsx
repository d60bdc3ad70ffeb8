import { encode } from 'uqr';

/** Squares that touch are one: a school prints more than a thousand of these. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const begin = x;
    while (row[x + 1]) x++;
    const width = x - begin + 1;
    path += `M${begin} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

/** A QR code as one path: dark squares on white, with the margin that scanners need. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return (
    <div>
      <svg viewBox={`0 0 ${size} ${size}`} width={200} height={200} aria-hidden="true" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <span className="verborgen">{label}</span>
    </div>
  );
}
