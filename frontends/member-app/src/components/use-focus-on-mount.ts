import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a heading or first text (give it `tabIndex={-1}`) that takes the place of what was pressed: the keyboard goes on there, once.
 */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
