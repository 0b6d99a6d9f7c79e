import { type RefObject, useRef } from 'react'

/**
 * Moves the focus to `ref` (give it `tabIndex={-1}`) when the pressed button is disabled or gone, instead of losing it to the top of the
 * page. The focus moves later, because a closing dialog first restores it to its button.
 */
export function useDeferredFocus(): { ref: RefObject<HTMLDivElement | null>; requestFocus: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const focusLater = () => {
    setTimeout(() => ref.current?.focus())
  }
  return { ref, requestFocus: focusLater }
}
