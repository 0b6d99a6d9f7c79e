import { visibleLine } from '../../visible-line.rules.ts'

export const MAX_NAME_LENGTH = 100

/** Returns an agency's name as it is stored; null when it is empty or longer than 100 characters. */
export const agencyName = (typed: string): string | null => visibleLine(typed, MAX_NAME_LENGTH)
