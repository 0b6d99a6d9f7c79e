import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** Returns a value once it has not changed for a moment, so that a search does not run for every letter. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
