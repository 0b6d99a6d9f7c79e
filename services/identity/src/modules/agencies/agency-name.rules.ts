import { normalizeLine } from '../../normalize-line.rules.ts'

export const MAX_AGENCY_NAME_LENGTH = 100

/** Returns an agency's name as it is stored; null when it is empty or longer than 100 characters. */
export const normalizeAgencyName = (typed: string): string | null =>
  normalizeLine(typed, MAX_AGENCY_NAME_LENGTH)
