import { useEffect, useState } from 'react'

/**
 * Returns the value after it has not changed for a while, so that a search sends a request when the typing pauses and not for every key.
 */
export function useDebouncedValue<T>(value: T, delayMs = 300): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
