import { type LocalText, languageCodes } from '@hibiki/languages'
import { filterAskedItems, type MentalCheckItem } from './mental-check.rules.ts'

type Choice = MentalCheckItem['choices'][number]

/**
 * A text as it is entered: with its further languages, or in Japanese and English only, which keeps the further languages of the same
 * words.
 */
export interface DraftText {
  words: LocalText
  keepsTranslations: boolean
}

/** A question as staff enter it: its position determines its number, and staff do not enter its id. */
export interface MentalCheckDraftItem extends Pick<MentalCheckItem, 'requires' | 'cluster'> {
  name: DraftText
  choices: (Omit<Choice, 'id' | 'display'> & { display: DraftText })[]
}

/** The key of the message that says what is wrong with a field. */
export type MentalCheckDraftProblem = 'nothingAsked' | 'sameValue'

/** Returns what is wrong with a draft whose fields are well formed, as messages by the path of the field. */
export function findMentalCheckDraftProblems(
  items: readonly MentalCheckDraftItem[],
): Record<string, MentalCheckDraftProblem> {
  const problems: Record<string, MentalCheckDraftProblem> = {}
  if (!items.some(({ requires }) => requires)) problems.items = 'nothingAsked'
  for (const [index, { choices }] of items.entries()) {
    const values = choices.map(({ ansValue }) => ansValue)
    // Choices are sorted by value, so two with the same value would have no order.
    for (const [at, value] of values.entries())
      if (values.indexOf(value) < at) problems[`items.${index}.choices.${at}.ansValue`] = 'sameValue'
  }
  return problems
}

/**
 * Returns the questions of the next version. One with the same words in every language and the same points keeps its ids; any other gets
 * new ones, so that an answer from a form with the old words is never taken for an answer to the new ones.
 */
export function toNextVersionItems(
  drafts: readonly MentalCheckDraftItem[],
  previous: readonly MentalCheckItem[],
  newId: () => string,
): MentalCheckItem[] {
  const left = [...previous]
  return drafts.map((draft, index) => {
    const at = left.findIndex((item) => hasWordsOf(item, draft))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    const { name, requires, cluster, choices } = draft
    const created = () =>
      choices.map(({ display, ansValue }) => ({ id: newId(), display: display.words, ansValue }))
    return {
      id: same?.id ?? newId(),
      questionNo: index + 1,
      name: same?.name ?? name.words,
      requires,
      cluster,
      choices: same?.choices ?? created(),
    }
  })
}

/** The text of the next version: the entered one, with the further languages of the same words where it has none. */
export const toNextText = (
  { words, keepsTranslations }: DraftText,
  previous: LocalText | undefined,
): LocalText =>
  previous && keepsTranslations && hasSameWords(previous, words, ['ja', 'en']) ? previous : words

/** Whether two texts are the same in these languages. */
export const hasSameWords = (a: LocalText, b: LocalText, codes = languageCodes): boolean =>
  codes.every((code) => a[code] === b[code])

function hasWordsOf(item: MentalCheckItem, draft: MentalCheckDraftItem): boolean {
  const isSame = (stored: LocalText, entered: DraftText) => hasSameWords(stored, toNextText(entered, stored))
  const stored = sortByValue(item.choices)
  const entered = sortByValue(draft.choices)
  return (
    isSame(item.name, draft.name) &&
    stored.length === entered.length &&
    stored.every(({ display, ansValue }, at) => {
      const choice = entered[at]
      return choice !== undefined && choice.ansValue === ansValue && isSame(display, choice.display)
    })
  )
}

const sortByValue = <Item extends { ansValue: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.ansValue - b.ansValue)

/** Whether the versions are the same to members, with the same effect of their answers. */
export function hasSameItems(a: readonly MentalCheckItem[], b: readonly MentalCheckItem[]): boolean {
  const told = (items: readonly MentalCheckItem[]) =>
    JSON.stringify(items.map((item) => [item.requires, item.cluster, wordsOf(item)]))
  return told(sortMentalCheckItems(a)) === told(sortMentalCheckItems(b))
}

/** Sorts all questions by number, including those no longer asked, and their choices by value. */
export function sortMentalCheckItems(items: readonly MentalCheckItem[]): MentalCheckItem[] {
  const asked = filterAskedItems(items.map((item) => ({ ...item, requires: true })))
  return asked.map((item) => ({
    ...item,
    requires: items.find(({ id }) => id === item.id)?.requires ?? true,
  }))
}

function wordsOf({ name, choices }: Pick<MentalCheckItem, 'name' | 'choices'>): string {
  const inOrder = (words: LocalText) => languageCodes.map((code) => words[code] ?? null)
  const shown = sortByValue(choices).map(({ display, ansValue }) => [inOrder(display), ansValue])
  return JSON.stringify([inOrder(name), shown])
}
