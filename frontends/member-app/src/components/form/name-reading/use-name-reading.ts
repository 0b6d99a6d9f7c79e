import { normalizeNameReading } from '@hibiki/text'
import { type CompositionEvent, type FormEvent, useRef } from 'react'
import {
  applyProposal,
  type CompositionChange,
  findNameReading,
  initialReadingState,
  trackComposition,
} from './name-reading.rules.ts'

interface Options {
  read: () => string
  write: (kana: string) => void
}

/**
 * Proposes the reading of a name from what an input method composes in its field, and never replaces what a person typed as the reading.
 * @returns `nameProps` for the field of the name, and `onReadingBlur` for that of the reading
 */
export function useNameReading({ read, write }: Options) {
  const state = useRef(initialReadingState)
  const proposed = useRef('')

  const propose = (name: string) => {
    const reading = findNameReading(state.current.known, name)
    // While a name is composed, its last part has no reading yet.
    if (reading === null && state.current.composition !== null) return
    const current = read()
    const next = applyProposal(current, { proposed: proposed.current, reading })
    if (next !== current) write(next)
    proposed.current = reading ?? ''
  }
  const onComposition =
    (type: CompositionChange['type']) =>
    ({ data, target }: CompositionEvent) => {
      state.current = trackComposition(state.current, { type, data })
      if (type === 'end' && target instanceof HTMLInputElement) propose(target.value)
    }

  return {
    nameProps: {
      onCompositionUpdate: onComposition('update'),
      onCompositionEnd: onComposition('end'),
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) propose(target.value)
      },
    },
    /** Shows the reading as it is stored. */
    onReadingBlur: () => {
      const kana = normalizeNameReading(read())
      if (kana !== null && kana !== read()) write(kana)
    },
  }
}
