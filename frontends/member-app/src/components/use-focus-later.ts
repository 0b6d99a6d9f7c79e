import { type RefObject, useRef } from 'react'

/**
 * For when the button that was pressed is closed or gone once its answer has been read: the keyboard goes on at `ref` (give it
 * `tabIndex={-1}`) instead of at the top of the page. A closing dialog looks for its button first, hence later.
 */
export function useFocusLater(): { ref: RefObject<HTMLDivElement | null>; requestFocus: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const focusLater = () => {
    setTimeout(() => ref.current?.focus())
  }
  return { ref, requestFocus: focusLater }
}
