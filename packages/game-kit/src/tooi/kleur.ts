/**
 * What a colour of the day is at night, in OKLab (https://www.w3.org/TR/css-color-4/#ok-lab): there a step of lightness looks the same in
 * every hue, so that a drawing keeps its depth when it goes dark.
 */
interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const toLinear = (byte: number): number => (byte <= 10.31475 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const toByte = (value: number): number => {
  const v = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, v)) * 255);
};

function bytesOf(hex: string): readonly [number, number, number] {
  const long = hex.length === 4 ? [...hex].map((c, i) => (i === 0 ? c : c + c)).join('') : hex;
  return [Number.parseInt(long.slice(1, 3), 16), Number.parseInt(long.slice(3, 5), 16), Number.parseInt(long.slice(5, 7), 16)];
}

function toOklab(hex: string): Oklab {
  const [r, g, b] = bytesOf(hex);
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Oklab): string {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
  return `#${rgb.map((v) => toByte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** How light it is (0 black, 1 white), how colourful, and its hue in degrees. */
function readHue(hex: string): { readonly l: number; readonly c: number; readonly h: number } {
  const { l, a, b } = toOklab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Lamps, suns and stars: warm and light. What is flat and large has to be brighter than what is round to be taken for one. */
export function isLight(hex: string, round: boolean): boolean {
  const { l, c, h } = readHue(hex);
  return h > 55 && h < 112 && l > (round ? 0.8 : 0.84) && c > (round ? 0.025 : 0.135);
}

/** Glass by day: at night somebody is at home. */
export function isGlass(hex: string): boolean {
  const { l, c, h } = readHue(hex);
  return l > 0.72 && c > 0.012 && h > 175 && h < 265;
}

/** Darker than this it is night already. */
const DARK = 0.3;
const LESS = 0.33;
/** The light of the night sky, laid over everything. */
const NIGHT: Oklab = { l: 0, a: 0.018, b: -0.076 };
const KEPT = 0.66;

/** @returns the same colour at night; what is no colour in hexadecimals comes back as it is */
export function gradeNight(hex: string): string {
  if (!HEX.test(hex)) return hex;
  const { l, a, b } = toOklab(hex);
  const depth = Math.min(1, l / DARK);
  return toHex({
    l: l < DARK ? l : DARK + (l - DARK) * LESS,
    a: a * KEPT + NIGHT.a * depth,
    b: b * KEPT + NIGHT.b * depth,
  });
}

const luminance = (hex: string): number => {
  const [r, g, b] = bytesOf(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
};

/** Contrast of two colours as https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio has it. */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
