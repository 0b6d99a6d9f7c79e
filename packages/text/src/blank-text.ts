/**
 * Characters that a name on one line has no use for: control characters, line and paragraph separators, and those that turn the
 * direction of the text around them, which can make a name read as another.
 */
export const FORBIDDEN_LINE_CHARACTERS = '\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069'

/** Format characters but for those: soft hyphens, characters of no width, signs around Arabic numbers, tags. */
const FORMAT_CHARACTERS =
  '\\u00AD\\u0600-\\u0605\\u061C\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u180E\\u200B-\\u200F\\u2060-\\u2065\\u206A-\\u206F' +
  '\\uFEFF\\uFFF0-\\uFFFB\\u{110BD}\\u{110CD}\\u{13430}-\\u{1343F}\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}'

/** Blanks, marks without a letter, halves of surrogate pairs, fillers of Hangul, the empty Braille pattern and the empty note head. */
const EMPTY_CHARACTERS = '\\p{Zs}\\p{M}\\p{Cs}\\u115F\\u1160\\u2800\\u3164\\uFFA0\\u{1D159}'

/** Characters that show nothing by themselves, as they stand in a character class. */
const INVISIBLE_CHARACTERS = FORBIDDEN_LINE_CHARACTERS + FORMAT_CHARACTERS + EMPTY_CHARACTERS

const visibleText = new RegExp(`[^${INVISIBLE_CHARACTERS}]`, 'u')

/** The characters before the first visible one are a class of their own, so that no text matches in two ways, however long. */
const visibleLine = new RegExp(
  `^[${FORMAT_CHARACTERS}${EMPTY_CHARACTERS}]*[^${INVISIBLE_CHARACTERS}][^${FORBIDDEN_LINE_CHARACTERS}]*$`,
  'u',
)

const line = new RegExp(`^[^${FORBIDDEN_LINE_CHARACTERS}]*$`, 'u')

/**
 * Formats of JSON schemas, which all services know: `visible-text` has something to be seen, `visible-line` is the same on one line and
 * without control characters, as names are, and `line` may be empty.
 */
export const TEXT_FORMATS = { 'visible-text': visibleText, 'visible-line': visibleLine, line } as const

/** Whether a text has no visible character, so that it counts as empty. */
export const isBlankText = (text: string): boolean => !visibleText.test(text)
