import { Hol } from './hol.tsx';
import css from './kamp.module.css';

interface KampProps {
  readonly nummer: number;
  readonly loopt: boolean;
}

/** On the map the hol stands where its blob stands: it is packed while it walks. */
export default function Kamp({ nummer, loopt }: KampProps) {
  return (
    <span className={css['kamp']} data-loopt={loopt || undefined}>
      <Hol nummer={nummer} />
    </span>
  );
}
