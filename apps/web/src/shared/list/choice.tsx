import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { allOrSome } from './chosen.ts';

/** A first column with a box in every row, as a list draws it. */
export interface Choice<Row> {
  readonly isChosen: (row: Row) => boolean;
  /** Above the boxes of what is found: all of it. */
  readonly renderHead: (found: readonly Row[]) => ReactNode;
  readonly renderBox: (row: Row) => ReactNode;
}

interface ChoiceOf<Row> {
  readonly isChosen: (row: Row) => boolean;
  readonly onChoose: (rows: readonly Row[], on: boolean) => void;
  /** What the box of a row says to who does not see it. */
  readonly labelOf: (row: Row) => string;
  /** The same of the box for all; without it they are chosen one by one. */
  readonly all?: string;
  /** A row that has a box. */
  readonly has?: (row: Row) => boolean;
  /** A row whose box cannot be ticked now. */
  readonly isLocked?: (row: Row) => boolean;
  /** A row that goes along with all. */
  readonly inAll?: (row: Row) => boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;

/** Choosing rows; by itself, because not every list has boxes. */
export function choiceOf<Row>(choice: ChoiceOf<Row>): Choice<Row> {
  const { isChosen, onChoose, labelOf, all, has = always, isLocked = never } = choice;
  const inAll = choice.inAll ?? ((row: Row) => has(row) && !isLocked(row));
  return {
    isChosen,
    renderHead: (found) => {
      const rows = found.filter(inAll);
      if (all === undefined || rows.length === 0) return null;
      const some = allOrSome(rows, isChosen);
      return (
        <Checkbox
          checked={some === 'all'}
          indeterminate={some === 'some'}
          onChange={(_, on) => onChoose(rows, on)}
          slotProps={{ input: { 'aria-label': all } }}
        />
      );
    },
    renderBox: (row) =>
      has(row) && (
        <Checkbox
          checked={isChosen(row)}
          disabled={isLocked(row)}
          onChange={(_, on) => onChoose([row], on)}
          slotProps={{ input: { 'aria-label': labelOf(row) } }}
        />
      ),
  };
}
