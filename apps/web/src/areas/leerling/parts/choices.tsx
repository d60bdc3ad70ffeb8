import { useId, type ReactNode } from 'react';
import { isSoundOn } from '../audio/device-setting.ts';
import { Hear } from './hear.tsx';
import css from './choices.module.css';

export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly on: boolean;
  readonly picture: ReactNode;
  readonly onChoose: () => void;
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** One line under the title. */
  readonly note?: string | undefined;
  /** Names of more than one word. */
  readonly wide?: boolean;
}

/** Who chooses hears what it is called. */
function choose(name: string, onChoose: () => void): void {
  onChoose();
  if (isSoundOn()) void import('../audio/speak.ts').then(({ speak }) => speak([name]));
}

/** Four rows on a laptop. */
const MANY = 28;

/** A shelf: every choice drawn as it would look. */
export function Choices({ title, note, wide = false, choices }: ChoicesProps) {
  const id = useId();
  return (
    <section className={css['plank']} aria-labelledby={id}>
      <div className={css['kop']}>
        <h2 id={id}>{title}</h2>
        <Hear lines={[title, ...(note === undefined ? [] : [note]), ...choices.filter(({ on }) => on).map(({ name }) => name)]} />
      </div>
      {note !== undefined && <p>{note}</p>}
      <div className={css['rij']} data-veel={choices.length > MANY || undefined} data-breed={wide || undefined}>
        {choices.map(({ key, name, on, picture, onChoose }) => (
          <button key={key} type="button" className={css['keuze']} aria-pressed={on} onClick={() => choose(name, onChoose)}>
            <span className={css['beeld']}>{picture}</span>
            <span>{name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
