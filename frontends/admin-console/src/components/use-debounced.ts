import { useEffect, useState } from 'react'

/** The value once it has rested: a search asks the server when the typing pauses, not at every key. */
export function useDebounced<T>(value: T, restMs = 300): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}
