/**
 * Characters that show nothing by themselves, as they stand in a character class: blanks, control and format characters (of no width,
 * of direction, tags), marks without a letter, halves of surrogate pairs, fillers of Hangul and the empty Braille pattern. They are
 * general categories and single characters only, which every language with Unicode patterns reads.
 */
const INVISIBLE_CHARACTERS =
  '\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\u115F\\u1160\\u2065\\u2800\\u3164\\uFFA0\\uFFF0-\\uFFF8\\u{1D159}\\u{E0000}-\\u{E0FFF}'

/** The pattern of a text in which something can be seen. In a JSON schema: `Type.String({ pattern: VISIBLE_TEXT_PATTERN })`. */
export const VISIBLE_TEXT_PATTERN = `[^${INVISIBLE_CHARACTERS}]`

/**
 * Characters that a name on one line has no use for: control characters, line and paragraph separators, and those that turn the
 * direction of the text around them, which can make a name read as another.
 */
const LINE_BREAKING_CHARACTERS = '\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069'

/** The pattern of a name: on one line, without control characters, and with something to be seen. */
export const VISIBLE_LINE_PATTERN = `^[^${LINE_BREAKING_CHARACTERS}]*[^${INVISIBLE_CHARACTERS}][^${LINE_BREAKING_CHARACTERS}]*$`

/** Likewise, and the text may be empty. */
export const LINE_PATTERN = `^[^${LINE_BREAKING_CHARACTERS}]*$`

const visible = new RegExp(VISIBLE_TEXT_PATTERN, 'u')

/** Whether nothing of a text can be seen, so that it is as good as empty. */
export const isBlankText = (text: string): boolean => !visible.test(text)
