import type { ReactElement } from 'react';
import styles from './stars.module.css';

const STAR = 'M12 1.800l3.060 6.520 7.140.9-5.250 4.930 1.360 7.080L12 17.760l-6.310 3.470 1.360-7.080L1.800 9.220l7.140-.9z';

interface StarsProps {
  readonly count: number;
  readonly of: number;
  /** Height in CSS pixels or any CSS length. */
  readonly size?: string;
}

/** Earned stars are full, the others an outline: the difference is not the colour only. Decoration: name the count in words. */
export function Stars({ count, of, size = '1.25em' }: StarsProps): ReactElement {
  return (
    <span className={styles['stars']} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 24 24"
          className={i < count ? styles['full'] : styles['empty']}
          style={{ width: size, height: size }}
          focusable="false"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
