import { mdiDotsHorizontal } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface RowMenuProps {
  /** What the button says to who cannot see it. */
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly onClick: () => void }[];
}

/** What can be done with one row. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (onClick: () => void): void => {
    setAnchor(null);
    onClick();
  };
  if (items.length === 0) return null;
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={mdiDotsHorizontal} />
        </svg>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem key={item.label} onClick={() => choose(item.onClick)}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
