export const MAX_NAME_LENGTH = 100

/** Characters that nobody sees but that change how the text around them reads: controls and changes of direction. */
const invisible = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** An agency's name as it is stored: on one line, nothing invisible; null when empty or longer than 100 characters. */
export function agencyName(typed: string): string | null {
  const name = typed.replace(invisible, ' ').replace(/\s+/g, ' ').trim()
  return name === '' || [...name].length > MAX_NAME_LENGTH ? null : name
}
