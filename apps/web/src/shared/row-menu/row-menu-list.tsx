import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface RowMenuItem {
  readonly label: string;
  readonly onClick: () => void;
}

interface RowMenuListProps {
  /** The button it hangs from; null: shut. */
  readonly anchor: HTMLElement | null;
  readonly items: readonly RowMenuItem[];
  readonly onClose: () => void;
}

export function RowMenuList({ anchor, items, onClose }: RowMenuListProps) {
  const choose = (onClick: () => void): void => {
    onClose();
    onClick();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {items.map((item) => (
        <MenuItem key={item.label} onClick={() => choose(item.onClick)}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
