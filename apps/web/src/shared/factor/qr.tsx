import { encode } from 'uqr';

/** A QR code as one path: dark squares on white, with the margin that scanners need. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
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
