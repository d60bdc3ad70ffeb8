import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0; null as long as there is nothing to count. */
export function useCountdown(): [left: number | null, start: (seconds: number | null) => void] {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null || left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
