import { filterAskedItems, type MentalCheckItem } from './mental-check.rules.ts'

type Choice = MentalCheckItem['choices'][number]

/** A question as staff enter it: its position determines its number, and staff do not enter its id. */
export interface MentalCheckDraftItem extends Pick<MentalCheckItem, 'name' | 'requires' | 'cluster'> {
  choices: Omit<Choice, 'id'>[]
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
 * Returns the questions of the next version. One with the same words and points keeps its ids; any other gets new ones, so that an answer
 * from a form with the old words is never taken for an answer to the new ones. Staff enter Japanese and English; the same words keep their
 * further languages.
 */
export function toNextVersionItems(
  drafts: readonly MentalCheckDraftItem[],
  previous: readonly MentalCheckItem[],
  newId: () => string,
): MentalCheckItem[] {
  const known = new Map<string, MentalCheckItem[]>()
  for (const item of previous) {
    const words = wordsOf(item)
    known.set(words, [...(known.get(words) ?? []), item])
  }
  return drafts.map(({ name, requires, cluster, choices }, index) => {
    const same = known.get(wordsOf({ name, choices }))?.shift()
    const kept = same?.choices ?? choices.map((choice) => ({ id: newId(), ...choice }))
    return {
      id: same?.id ?? newId(),
      questionNo: index + 1,
      name: same?.name ?? name,
      requires,
      cluster,
      choices: kept,
    }
  })
}

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

function wordsOf({ name, choices }: Pick<MentalCheckDraftItem, 'name' | 'choices'>): string {
  const shown = choices.map(({ display, ansValue }) => ({
    display: [display.ja, display.en],
    ansValue,
  }))
  return JSON.stringify([name.ja, name.en, shown.sort((a, b) => a.ansValue - b.ansValue)])
}
