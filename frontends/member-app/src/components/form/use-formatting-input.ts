import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from 'react'

interface Options {
  value: string
  /** Converts what was typed to what the field shows, for example only digits. */
  rewrite: (typed: string) => string
  onChange: (value: string) => void
}

/**
 * Connects a field that rewrites its value while typing. An input method composes text in the field itself and would insert it twice if the
 * value changed during the composition, so the value is rewritten only afterwards.
 */
export function useFormattingInput({ value, rewrite, onChange }: Options) {
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
    // An input method that is closed by leaving the field does not always fire the end of its composition.
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      isComposing.current = false
      if (rewrite(target.value) !== value) onChange(rewrite(target.value))
    },
  }
}
