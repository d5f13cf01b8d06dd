/** Redraws what shows a time, often enough for whole minutes. */
import { useEffect, useState } from 'preact/hooks';

const OFTEN = 15_000;

export function useMinutes(): void {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((n) => n + 1), OFTEN);
    return () => clearInterval(timer);
  }, []);
}
