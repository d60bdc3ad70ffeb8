import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import styles from './big-button.module.css';

interface BigButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly tone?: 'zee' | 'zon' | 'papier';
}

/** The button a child cannot miss: thick, with an edge that gives when pressed. */
export function BigButton({ tone = 'zee', className = '', type = 'button', ...rest }: BigButtonProps): ReactElement {
  return <button type={type} className={`${styles['big']} ${styles[tone]} ${className}`} {...rest} />;
}

interface RoundButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What a screen reader and the tooltip say. */
  readonly name: string;
  readonly strong?: boolean;
}

/** A round button with an icon. */
export function RoundButton({ name, strong = false, className = '', type = 'button', ...rest }: RoundButtonProps): ReactElement {
  return (
    <button
      type={type}
      className={`${styles['round']} ${strong ? styles['strong'] : ''} ${className}`}
      aria-label={name}
      title={name}
      {...rest}
    />
  );
}
