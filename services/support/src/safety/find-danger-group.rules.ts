import { chineseDangerPatterns, chineseHarmlessPatterns } from './chinese-danger.rules.ts'
import { type DangerGroup, type DangerPatterns, dangerGroups } from './danger-groups.rules.ts'
import { englishDangerPatterns, englishHarmlessPatterns } from './english-danger.rules.ts'
import { foldForDanger } from './fold-for-danger.rules.ts'
import { japaneseDangerPatterns, japaneseHarmlessPatterns } from './japanese-danger.rules.ts'

/**
 * Finds what kind of danger a text in any language may be about, whoever is in danger. A false alarm costs a reader some lines, a miss may
 * cost a life.
 *
 * @returns the group of the danger, or null for ordinary texts
 */
export function findDangerGroup(text: string): DangerGroup | null {
  // Each line is searched on its own as well, because kana in a subject would hide that the message below is Chinese.
  const lines = text.split(/[\r\n]+/)
  const parts = lines.length > 1 ? [text, ...lines] : [text]
  for (const part of parts) {
    const group = findInText(part)
    if (group !== null) return group
  }
  return null
}

function findInText(text: string): DangerGroup | null {
  const { words, kana, chinese } = foldForDanger(text)
  return (
    findGroup(words, englishDangerPatterns, englishHarmlessPatterns) ??
    findGroup(kana, japaneseDangerPatterns, japaneseHarmlessPatterns) ??
    (chinese === null ? null : findGroup(chinese, chineseDangerPatterns, chineseHarmlessPatterns))
  )
}

function findGroup(text: string, danger: DangerPatterns, harmless: readonly RegExp[]): DangerGroup | null {
  const rest = harmless.reduce((current, pattern) => current.replace(pattern, ' '), text)
  return dangerGroups.find((group) => danger[group].some((pattern) => pattern.test(rest))) ?? null
}
