import { useEffect, useRef } from 'react'

/** A new step is read, and used by keyboard, from its heading on; the first one is left to the page. */
export function useFocusOnChange(step: string | number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
