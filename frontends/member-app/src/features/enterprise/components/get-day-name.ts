import { getDateFormat } from '../../../lib/i18n/formats.ts'
import type { Language } from '../../../lib/i18n/languages.ts'

/** @param day 1 Monday … 7 Sunday */
export const getDayName = (day: number, weekday: 'short' | 'long', language: Language): string =>
  getDateFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
