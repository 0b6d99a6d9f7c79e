import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of a new step; the first step is left to the page. */
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
