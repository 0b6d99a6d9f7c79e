const KILO = 1000

/** Returns a file's size for people, for example "120 kB" or "2.4 MB". @param locale the tag of a language, as Intl takes it */
export function formatFileSize(bytes: number, locale: string): string {
  const isSmall = bytes < KILO * KILO
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / KILO) : bytes / KILO / KILO)
}
