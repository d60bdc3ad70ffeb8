/** Family J, a board to read from: the word that slides in, an arrow to the next (`door`), and a dot (`stip`) for every word of the row. */
import type { Item } from '@spelrijk/game-kit/contract';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Gebied } from '@spelrijk/game-kit/run';
import { fitLetters, fitTekst, progress01, easeOut, sway } from '@spelrijk/game-kit/stage';
import { isTekst } from './leesrij.ts';
import type { Rijlezend } from './leesrij.ts';

/** The board shakes its head when it was turned too soon: how far it is out of its place now. */
export const schokOf = (state: Rijlezend): number => (state.tick - state.teSnel < 30 ? sway(state, { periode: 7, uitslag: 5 }) : 0);

/** Room for the title of a text, over its line. */
const KOP = 54;

/** What stands on a board of this size; a line of a text goes over more than one line, under its title. */
export function drawLeesbord(state: Rijlezend, { x: midden, y, w, h }: Gebied, z: number): Item[] {
  const { rij, plek } = state;
  const woord = rij[plek] ?? '';
  const x = midden + schokOf(state);
  const in01 = state.rustig ? 1 : easeOut(progress01(state.tick, { van: state.woordOp, duur: 7 }));
  const titel = isTekst(state) ? (currentOpgave(state.run)?.tekst?.titel ?? '') : '';
  const kop = titel === '' ? 0 : KOP;
  const tekst = isTekst(state) ? fitTekst(woord, w - 110, h - 90 - kop, 58) : { label: woord, labelSize: fitLetters(woord, w - 130, 118) };
  const n = rij.length;
  const maat = Math.min(22, 440 / n);
  const stippen = rij.map((_, i): Item => {
    const toon = i < plek ? 'vol' : i === plek ? 'nu' : '';
    const opRij = midden + (i - (n - 1) / 2) * Math.min(34, 460 / n);
    return { key: `stip${i}`, x: opRij, y: y + h / 2 - 36, w: maat, h: maat, art: 'stip', toon, z };
  });
  return [
    ...(titel === ''
      ? []
      : [
          {
            key: 'titel',
            x,
            y: y - h / 2 + 42,
            w: w - 60,
            h: KOP,
            label: titel,
            labelSize: fitLetters(titel, w - 130, 40),
            labelToon: 'vet',
            z,
          } as const,
        ]),
    { key: `lees${plek}`, x: x + (1 - in01) * 70, y: y - 14 + kop / 2, w: w - 60, h: h - 80 - kop, alpha: in01, ...tekst, z },
    { key: 'door', x: x + w / 2 - 62, y: y + h / 2 - 46, w: 70, h: 52, art: 'door', z },
    ...stippen,
  ];
}
