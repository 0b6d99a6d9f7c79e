import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** A value once it has not changed for a moment: what is searched for while one types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
