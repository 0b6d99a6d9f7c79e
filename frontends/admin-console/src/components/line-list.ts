import { isBlankText, isLongerThan } from '@hibiki/text'

/** A text input with these props edits a list with one entry per line; empty lines stay while somebody types. */
export const lineListInputProps = {
  format: (lines?: readonly string[]) => (lines ?? []).join('\n'),
  parse: (text: string) => text.split('\n'),
}

/** Returns the lines to send. */
export const omitBlankLines = (lines: readonly string[] | undefined): string[] =>
  (lines ?? []).map((line) => line.trim()).filter((line) => !isBlankText(line))

/** Returns a validator that limits the number of lines and the length of each. */
export const createLinesValidator =
  ({ maxItems }: { maxItems: number }, { maxLength }: { maxLength: number }) =>
  (value?: readonly string[]) => {
    const lines = omitBlankLines(value)
    if (lines.length > maxItems) return { message: 'console.lines.tooMany', args: { max: maxItems } }
    if (lines.some((line) => isLongerThan(line, maxLength)))
      return { message: 'ra.validation.maxLength', args: { max: maxLength } }
    return undefined
  }
