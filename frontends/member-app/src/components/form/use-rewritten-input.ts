import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from 'react'

interface Options {
  value: string
  /** What the field shows instead of what was typed: only digits, or digits in groups. */
  rewrite: (typed: string) => string
  onChange: (value: string) => void
}

/**
 * Connects a field that rewrites its value while it is typed. An input method composes its characters in the field itself and inserts them once more
 * when the field is changed under it, so the value stays as it was typed until the composition has ended.
 */
export function useRewrittenInput({ value, rewrite, onChange }: Options) {
  const isComposing = useRef(false)
  return {
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(isComposing.current ? target.value : rewrite(target.value)),
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: ({ target }: CompositionEvent) => {
      isComposing.current = false
      if (target instanceof HTMLInputElement) onChange(rewrite(target.value))
    },
    // An input method that is closed by leaving the field does not always say that its composition has ended.
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      isComposing.current = false
      if (rewrite(target.value) !== value) onChange(rewrite(target.value))
    },
  }
}
