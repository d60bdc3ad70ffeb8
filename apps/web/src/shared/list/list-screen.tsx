import type { ReactNode } from 'react';
import { ScreenHead } from '../screen/screen-head.tsx';
import { List, type ListProps } from './list.tsx';

interface ListScreenProps<Row, Key extends string> extends ListProps<Row, Key> {
  readonly title: string;
  readonly text?: string | undefined;
  /** What one does here most. */
  readonly action?: ReactNode;
  /** What was just done, and what went wrong. */
  readonly children?: ReactNode;
}

/** A screen that is one list: head, what was just done, and the list. */
export function ListScreen<Row, Key extends string>({ title, text, action, children, ...list }: ListScreenProps<Row, Key>) {
  return (
    <>
      <ScreenHead title={title} text={text} action={action} />
      {children}
      <List {...list} />
    </>
  );
}
