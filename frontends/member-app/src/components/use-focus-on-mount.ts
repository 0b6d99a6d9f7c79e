import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus once to a heading or text (give it `tabIndex={-1}`) that replaces the pressed element. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
