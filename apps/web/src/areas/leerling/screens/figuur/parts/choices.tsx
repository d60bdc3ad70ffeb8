import { useId, type ReactNode } from 'react';
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
}

/** A shelf: every choice drawn as it would look. */
export function Choices({ title, note, choices }: ChoicesProps) {
  const id = useId();
  return (
    <section className={css['plank']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <div className={css['rij']}>
        {choices.map(({ key, name, on, picture, onChoose }) => (
          <button key={key} type="button" className={css['keuze']} aria-pressed={on} onClick={onChoose}>
            <span className={css['beeld']}>{picture}</span>
            <span>{name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
