import { mdiDotsHorizontal } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { RowMenuItem } from './row-menu-list.tsx';

const load = () => import('./row-menu-list.tsx');
const RowMenuList = lazy(async () => ({ default: (await load()).RowMenuList }));

interface RowMenuProps {
  /** What the button says to who cannot see it. */
  readonly label: string;
  readonly items: readonly RowMenuItem[];
}

/** What can be done with one row. The list itself is fetched once the screen stands, so that it is there when somebody asks for it. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => void load().catch(() => null), []);
  if (items.length === 0) return null;
  const open = (button: HTMLElement): void => {
    setOpened(true);
    setAnchor(button);
  };
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="menu" onClick={({ currentTarget }) => open(currentTarget)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={mdiDotsHorizontal} />
        </svg>
      </IconButton>
      {opened && (
        <Suspense fallback={null}>
          <RowMenuList anchor={anchor} items={items} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
