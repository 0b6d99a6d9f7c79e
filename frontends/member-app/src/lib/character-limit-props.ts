import { countCharacters, isLongerThan, truncateToCharacters } from '@hibiki/text'
import type { CompositionEvent, FormEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Returns the props of an input or text area that accepts at most this many characters. The attribute `maxlength` counts UTF-16 units, of
 * which a kanji or an emoji can have several. Like the attribute, it shortens only what is inserted, and never during the composition of an
 * input method.
 */
export function createCharacterLimitProps(maxCharacters: number) {
  const shorten = (field: Field, setValue: (value: string) => void): void => {
    const caret = field.selectionEnd ?? field.value.length
    const after = field.value.slice(caret)
    const before = truncateToCharacters(
      field.value.slice(0, caret),
      Math.max(0, maxCharacters - countCharacters(after)),
    )
    setValue(truncateToCharacters(before + after, maxCharacters))
    field.setSelectionRange(before.length, before.length)
  }
  return {
    onInput: ({ currentTarget: field, nativeEvent }: FormEvent<Field>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
      if (!isLongerThan(field.value, maxCharacters)) return
      shorten(field, (value) => {
        field.value = value
      })
    },
    onCompositionEnd: ({ currentTarget: field }: CompositionEvent<Field>) => {
      if (!isLongerThan(field.value, maxCharacters)) return
      shorten(field, (value) => setUnseen(field, value))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

/** Bypasses React's setter, so that React treats the value as typed. */
function setUnseen(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}
