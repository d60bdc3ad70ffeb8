/**
 * How well the voice keeps two sounds apart in a word, where hearing decides how it is written: vee said with its v against the same
 * word said with an f. Mean distance of the log mel spectra along the best alignment (Davis and Mermelstein 1980; dynamic time
 * warping, Sakoe and Chiba 1978). Pure.
 */

const VENSTER = 512;
const STAP = 220;
const BANDEN = 20;
/** 40 dB below the loudest band of the word is not heard. */
const VLOER = 1e-4;

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (m: number): number => 700 * (10 ** (m / 2595) - 1);

/** Power per frequency of one window, by a plain transform: some hundred windows a word is little work. */
function spectrum(monsters: Float32Array): Float64Array {
  const re = Float64Array.from(monsters, (x, i) => x * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / VENSTER)));
  const im = new Float64Array(VENSTER);
  transform(re, im);
  return re.map((x, i) => x * x + (im[i] ?? 0) ** 2).subarray(0, VENSTER / 2);
}

/** Fast Fourier transform in place, length a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
  }
  for (let maat = 2; maat <= n; maat <<= 1)
    for (let begin = 0; begin < n; begin += maat)
      for (let k = 0; k < maat / 2; k++) butterfly(re, im, begin + k, begin + k + maat / 2, (-2 * Math.PI * k) / maat);
}

function butterfly(re: Float64Array, im: Float64Array, a: number, b: number, hoek: number): void {
  const [cos, sin] = [Math.cos(hoek), Math.sin(hoek)];
  const [bRe, bIm] = [re[b] ?? 0, im[b] ?? 0];
  const [tRe, tIm] = [bRe * cos - bIm * sin, bRe * sin + bIm * cos];
  [re[b], im[b]] = [(re[a] ?? 0) - tRe, (im[a] ?? 0) - tIm];
  [re[a], im[a]] = [(re[a] ?? 0) + tRe, (im[a] ?? 0) + tIm];
}

type Beeld = readonly (readonly number[])[];

/** Energy per mel band (decibels above the floor) per 10 ms. */
function pictureOf(monsters: Float32Array, hertz: number): Beeld {
  const randen = Array.from({ length: BANDEN + 1 }, (_, i) => Math.round((hertzOf((mel(8000) * i) / BANDEN) * VENSTER) / hertz));
  const banden: number[][] = [];
  for (let at = 0; at + VENSTER <= monsters.length; at += STAP) {
    const macht = spectrum(monsters.subarray(at, at + VENSTER));
    banden.push(
      Array.from({ length: BANDEN }, (_, i) =>
        macht.subarray(randen[i], Math.max((randen[i] ?? 0) + 1, randen[i + 1] ?? 0)).reduce((som, x) => som + x, 0),
      ),
    );
  }
  const hoogste = Math.max(...banden.flat());
  return banden.map((rij) => rij.map((x) => 10 * Math.log10(Math.max(x, hoogste * VLOER) / hoogste)));
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((som, x, i) => som + (x - (b[i] ?? 0)) ** 2, 0) / a.length);

/**
 * The largest difference that lasts 50 ms along the best alignment of two sounds, in decibels per band: 0 for the same sound.
 * A difference in one consonant is short, so a mean over the word would drown it.
 */
export function onderscheid(links: Float32Array, rechts: Float32Array, hertz: number): number {
  const [a, b] = [pictureOf(links, hertz), pictureOf(rechts, hertz)];
  const stappen = align(a, b);
  const vensters = stappen.map((_, i) => stappen.slice(i, i + 5)).filter((deel) => deel.length === 5);
  return Math.max(0, ...vensters.map((deel) => deel.reduce((som, x) => som + x, 0) / 5));
}

/** Distances along the cheapest path. */
function align(a: Beeld, b: Beeld): number[] {
  const kost = a.map((rij) => b.map((kolom) => distance(rij, kolom)));
  const som: number[][] = [];
  for (const [i, rij] of kost.entries()) {
    som.push([]);
    for (const [j, x] of rij.entries()) {
      const vorige =
        i === 0 && j === 0 ? 0 : Math.min(som[i - 1]?.[j - 1] ?? Infinity, som[i - 1]?.[j] ?? Infinity, som[i]?.[j - 1] ?? Infinity);
      som[i]?.push(x + vorige);
    }
  }
  return walkBack(kost, som);
}

function walkBack(kost: readonly number[][], som: readonly number[][]): number[] {
  const pad: number[] = [];
  let [i, j] = [kost.length - 1, (kost[0]?.length ?? 0) - 1];
  while (i >= 0 && j >= 0) {
    pad.push(kost[i]?.[j] ?? 0);
    const [schuin, op, links] = [som[i - 1]?.[j - 1] ?? Infinity, som[i - 1]?.[j] ?? Infinity, som[i]?.[j - 1] ?? Infinity];
    if (i === 0 && j === 0) break;
    if (schuin <= op && schuin <= links) [i, j] = [i - 1, j - 1];
    else if (op <= links) i -= 1;
    else j -= 1;
  }
  return pad;
}
