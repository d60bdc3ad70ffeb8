import { type ReactNode, useId } from 'react';
import css from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
  readonly children?: ReactNode;
}

/** A select of the browser itself: small, fast and known to every reader and phone. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <span className={css['keuze']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
