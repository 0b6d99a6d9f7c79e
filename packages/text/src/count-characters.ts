const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * A cluster counts again for each further block of this many UTF-16 units. The longest emoji have 15; without a bound, one letter could
 * carry a million accents past any limit.
 */
const MAX_CLUSTER_UNITS = 16

const weightOf = (cluster: string) => Math.ceil(cluster.length / MAX_CLUSTER_UNITS)

/** Counts the visible characters of a text: a letter with its accents, a kanji with its variation selector, or an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) count += weightOf(segment)
  return count
}

/** Whether a text has more than `maxCharacters`. It reads only as much of the text as necessary. */
export function isLongerThan(text: string, maxCharacters: number): boolean {
  if (text.length <= maxCharacters) return false
  if (text.length > maxCharacters * MAX_CLUSTER_UNITS) return true
  return countCharacters(text) > maxCharacters
}

/** Returns the first `maxCharacters` of a text; no character is cut in two. */
export function truncateToCharacters(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  let count = 0
  for (const { segment, index } of segmenter.segment(text)) {
    count += weightOf(segment)
    if (count > maxCharacters) return text.slice(0, index)
  }
  return text
}
