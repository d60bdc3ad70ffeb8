import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { kiezenTeksten } from '@spelrijk/teksten/kiezen';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { currentUser } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { allOrSome, loadChosen, storeChosen, withIds } from './chosen.ts';

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

/**
 * Ids that are kept as long as the tab, for who chose them: there again when she comes back to this address. `deel` tells apart what one address
 * shows in turn.
 */
export function useKeptIds(
  begin: () => ReadonlySet<string>,
  deel = '',
): readonly [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
  const lijst = `${useLocation().pathname}${deel}`;
  const wie = currentUser()?._id ?? '';
  const load = () => ({ lijst, ids: loadChosen(wie, lijst) ?? begin() });
  const [held, setHeld] = useState(load);
  const { ids } = held.lijst === lijst ? held : load();
  const set = (next: ReadonlySet<string>): void => {
    setHeld({ lijst, ids: next });
    storeChosen(wie, lijst, next);
  };
  return [ids, set];
}

const NIEMAND: ReadonlySet<string> = new Set();

/** Rows of a list that somebody chose, until she does something with them or chooses nothing any more; what is not in the list any more falls away. */
export function useChosen<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [ids, set] = useKeptIds(() => NIEMAND);
  const chosen = rows.filter((row) => ids.has(idOf(row)));
  const gone = chosen.length < ids.size;
  useEffect(() => {
    if (gone) set(new Set(chosen.map(idOf)));
  });
  return {
    chosen,
    isChosen: (row: Row): boolean => ids.has(idOf(row)),
    onChoose: (some: readonly Row[], on: boolean): void => set(withIds(ids, some.map(idOf), on)),
    clear: (): void => set(NIEMAND),
  };
}

export type Gekozen<Row> = ReturnType<typeof useChosen<Row>>;

interface ChosenCountProps {
  readonly count: number;
  /** How many they are, in the words of the list. */
  readonly text: string;
  readonly onClear: () => void;
}

/** How many are chosen, also of what a search hides or was chosen on an earlier visit, and the way to choose none of them. */
export function ChosenCount({ count, text, onClear }: ChosenCountProps) {
  const { t } = useTexts(kiezenTeksten);
  const place = useRef<HTMLOutputElement>(null);
  const clear = (): void => {
    // The button goes away under who pressed it.
    place.current?.focus();
    onClear();
  };
  return (
    <>
      <output ref={place} tabIndex={-1}>
        {count > 0 && text}
      </output>
      {count > 0 && (
        <Button variant="text" onClick={clear}>
          {t('niets')}
        </Button>
      )}
    </>
  );
}
