/** One stop for the tab key, arrows inside, as in a spreadsheet (ARIA grid pattern). Each cell is a button with its place in its data. */
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

export interface Gekozen {
  readonly leerlingId: string;
  readonly categorie: string;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a cell; Home and End go to the ends of the row. */
function target({ key }: KeyboardEvent, [row, column]: readonly [number, number], lastColumn: number): readonly [number, number] | null {
  if (key === 'Home') return [row, 0];
  if (key === 'End') return [row, lastColumn];
  const step = STEPS[key];
  return step ? [row + step[0], column + step[1]] : null;
}

export function useGrid(rows: number, columns: number, onChoose: (gekozen: Gekozen) => void) {
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const place: readonly [number, number] = [Math.min(at[0], rows - 1), Math.min(at[1], columns - 1)];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event, place, columns - 1);
    const button = next && table.current?.querySelector<HTMLButtonElement>(`[data-row="${next[0]}"][data-column="${next[1]}"]`);
    if (!next || !button) return;
    event.preventDefault();
    setAt(next);
    button.focus();
  };
  const onClick = ({ target: clicked }: MouseEvent): void => {
    const button = clicked instanceof Element ? clicked.closest('button') : null;
    const { leerling, categorie, row, column } = button?.dataset ?? {};
    if (leerling === undefined || categorie === undefined) return;
    setAt([Number(row), Number(column)]);
    onChoose({ leerlingId: leerling, categorie });
  };
  return { table, place, onKeyDown, onClick };
}
