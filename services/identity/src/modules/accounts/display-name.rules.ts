import { visibleLine } from '../../visible-line.rules.ts'

export const MAX_DISPLAY_NAME_LENGTH = 50

/** How a member is addressed, in any script, as it is stored; null when empty or too long. */
export const displayName = (typed: string): string | null => visibleLine(typed, MAX_DISPLAY_NAME_LENGTH)
