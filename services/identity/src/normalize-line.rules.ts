import { isBlankText, isLongerThan } from '@hibiki/text'

// Joiners and variation selectors stay, because Indic and Persian names, Japanese name variants and emoji need them.
const invisible =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a typed name as it is stored: on one line, without invisible characters that change how the text around them reads.
 * Letters stay as they were typed, because Unicode's normal forms replace kanji of people's names by others.
 * @returns null when nothing readable is left, or more than `maxLength` characters
 */
export function normalizeLine(typed: string, maxLength: number): string | null {
  const line = typed.replace(invisible, ' ').replace(/\s+/g, ' ').trim()
  return isBlankText(line) || isLongerThan(line, maxLength) ? null : line
}
