/**
 * Decides: which sounds a rule or an explanation means by the name that a child is given for them: `je hoort ngk`.
 * Source: the broad transcription of the record; a name that stands here is no word to look up.
 * Example: KLANKNAMEN.ngk is heard in bɑŋk and not in rɪŋ.
 */
export const KLANKNAMEN: Readonly<Record<string, RegExp>> = {
  'een j': /[aou]ː?j/,
  'een lange è': /ɛː/,
  'een uh tussen twee medeklinkers': /[lr][mkpfxnɣ]|[lr]ə[mkpfxn]/,
  'drie medeklinkers achter elkaar': /[^aeiouyøəɑɛɪɔʏœː]{3}/,
  'vooraan en achteraan twee medeklinkers': /^[^aeiouyøəɑɛɪɔʏœː]{2}.*[^aeiouyøəɑɛɪɔʏœː]{2}$/,
  ug: /ə[xɣ]/,
  luk: /lək/,
  hijt: /hɛit/,
  tijt: /tɛit/,
  ies: /is/,
  buh: /bə/,
  guh: /ɣə/,
  vur: /vər/,
  tuh: /tə/,
  juh: /jə/,
  tjuh: /tjə/,
  utjuh: /ətjə/,
  uh: /ə/,
  ngk: /ŋk/,
  ks: /ks/,
  sj: /ʃ/,
  zj: /ʒ/,
  nj: /nj/,
  kw: /k[ʋw]/,
  k: /k/,
  s: /s/,
  t: /t/,
  p: /p/,
  g: /[xɣ]/,
  vr: /vr/,
  wa: /[ʋw](?:ɑ|aː|a)/,
  èr: /ɛː/,
  oo: /oː/,
  oe: /u/,
  ie: /i/,
  au: /ɑu/,
  ei: /ɛi/,
  aar: /aːr/,
  eeren: /(?:eː|ɪː)rə/,
  tsie: /tsi/,
  sie: /si/,
};

/** The signs that have a name. */
export const LETTER_VAN: Readonly<Record<string, string>> = {
  streepje: '-',
  spatie: ' ',
  'komma boven': "'",
  'dubbele punt': ':',
  puntkomma: ';',
  komma: ',',
};
