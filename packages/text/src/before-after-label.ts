/** The moment of a visit at which a field of a chart is measured. */
export interface BeforeAfterLabel {
  moment: 'before' | 'after'
  /** The label without the word for the moment, which both fields of a pair have in common. */
  name: string
}

/**
 * 前 and 後 alone are parts of many words (名前, 午後), so they count only behind a word for the treatment, in brackets, or behind a
 * space at the end.
 */
const treatment = '施術|ケア|お手入れ|トリートメント|使用|护理|護理|疗程|療程|理疗'
const createPattern = (signs: string, word: string) =>
  new RegExp(
    `(?:${treatment})(?:${signs})(?![前後后])の?|[（(](?:${signs})[）)]|\\s(?:${signs})$|(?<!\\p{L})${word}(?: the treatment| treatment)?(?!\\p{L})`,
    'iu',
  )
const patterns = { before: createPattern('前|まえ', 'before'), after: createPattern('後|后|あと', 'after') }

/** Reads from the label of a field whether it tells the state before or after the treatment; null when it tells neither or both. */
export function parseBeforeAfterLabel(label: string): BeforeAfterLabel | null {
  const isBefore = patterns.before.test(label)
  if (isBefore === patterns.after.test(label)) return null
  const moment = isBefore ? 'before' : 'after'
  const name = label
    .replace(patterns[moment], ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[（(])|(?<=[（(]) /g, '')
    .trim()
  return { moment, name }
}

/** Names what a pair of fields measures: the label without the words for the moments, or the label of before as it is where it has none. */
export function nameBeforeAfterPair(before: string, after: string): string {
  return parseBeforeAfterLabel(before)?.name || parseBeforeAfterLabel(after)?.name || before
}
