import { normalizeLine } from '../../normalize-line.rules.ts'

export const MAX_DISPLAY_NAME_LENGTH = 50

/** Returns a display name, in any script, as it is stored; null when it is empty or too long. */
export const normalizeDisplayName = (typed: string): string | null =>
  normalizeLine(typed, MAX_DISPLAY_NAME_LENGTH)
