/**
 * Decides: which written sign can stand for which sounds.
 * Source: the grapheme-phoneme pairs of Dutch spelling, with French and English values for loan words.
 * Example: PAREN.get('ch') -> ['x', 'ʃ', 'k', 't ʃ'].
 */

/** `sign: sounds, sounds`; sounds of one sign are joined by a space, `-` is a silent letter. */
const TABEL = `
aai: aː j, aː, ɑ j
ooi: oː j, oː
oei: u j, u
eeuw: eːu, eː u
ieuw: iu, i u
auw: ɑu
ouw: ɑu
uw: yu, y u, y ʋ, y
eau: oː
euil: œy, œy j
ëe: eː
ëi: ɛi
aa: aː, aː, a
ee: eː, i, eːu, ɪ
oo: oː, u
uu: y
ie: i, i ə, j ə, i j
oe: u, oː
eu: øː, œː, y, œy
ui: œy
ij: ɛi, ə, i
ei: ɛi
au: ɑu, oː
ou: ɑu, u
ai: ɛː, ɛ, ɑi, eː
oi: ʋ ɑ, ʋ aː, ʋ a, ɔ j
ea: i, ɛ, eː
oa: oː
ow: ɑu, oː
ay: eː, ɑi
ew: j u, u
ey: i, eː
a: aː, ɑ, eː, ɛ, a, ə, ɔ
e: eː, ɛ, ə, e, i, -, ɑ, ɛː, œː
i: i, ɪ, ə, j, ɑi, i j
o: oː, ɔ, u, ə, o
u: y, ʏ, u, j u, ə, ɑ, ʋ
y: i, ɪ, j, ɑi, ɛi
é: eː, e
è: ɛː, ɛ
ê: ɛː, ɛ
ë: ə, ɛ, eː
ï: i, ɪ
ö: ɔ, oː, øː
ü: y, ʏ
ä: aː, ɑ, ɛ
â: aː, ɑ
î: i
ô: oː
û: y, u
schr: s x r
ssch: s x
sch: s x, s, ʃ
ch: x, ʃ, k, t ʃ
ng: ŋ, ŋ ɣ, ŋ ɡ
nk: ŋ k
th: t, -
ph: f
qu: k ʋ, k
sh: ʃ
sj: ʃ
tj: t j, t ʃ
zj: ʒ
ck: k
gn: n j
dt: t
gh: ɣ, ɡ
rh: r
bb: b, p
cc: k
dd: d, t
ff: f, v
gg: ɣ, x, ɡ
kk: k
ll: l, l j, j
mm: m
nn: n
pp: p
rr: r
ss: s, z
tt: t
vv: v
zz: z, t s
b: b, p, -
c: k, s, t ʃ, ʃ
ç: s
d: d, t, -, d ʒ
f: f, v
g: ɣ, x, ʒ, ɡ, k, d ʒ
h: h, -
j: j, ʒ, d ʒ
k: k, ɡ, -
l: l, -
m: m
n: n, m, ŋ, -
p: p, b, -
q: k
r: r, -
s: s, z, ʃ, -
t: t, d, t s, s, -, ʃ
v: v, f
w: ʋ, v, -, u, f
x: k s, ɡ z
z: z, s, t s
': -
-: -
`;

function readTabel(): Map<string, readonly (readonly string[])[]> {
  const paren = new Map<string, readonly (readonly string[])[]>();
  for (const regel of TABEL.trim().split('\n')) {
    const scheiding = regel.indexOf(': ');
    const klanken = regel.slice(scheiding + 2).split(', ');
    paren.set(
      regel.slice(0, scheiding),
      klanken.map((reeks) => (reeks === '-' ? [] : reeks.split(' '))),
    );
  }
  for (const teken of ' .,!?;:"') paren.set(teken, [[]]);
  return paren;
}

/** Sign -> the sound sequences it can stand for, commonest first; an empty sequence is a silent letter. */
export const PAREN: ReadonlyMap<string, readonly (readonly string[])[]> = readTabel();

/** Length of the longest sign. */
export const LANGSTE_TEKEN = 4;
