import { type Language, toLanguageTag } from '../../lib/i18n/languages.ts'

const KILO = 1000

/** Returns a file's size for people, for example "120 kB" or "2.4 MB", in the notation of the language. */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < KILO * KILO
  return new Intl.NumberFormat(toLanguageTag(language), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / KILO) : bytes / KILO / KILO)
}
