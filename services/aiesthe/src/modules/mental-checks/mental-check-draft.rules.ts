import { askedItems, type MentalCheckItem } from './mental-check.rules.ts'

type Choice = MentalCheckItem['choices'][number]

/** A question as staff write it: its place says its number, and what identifies it is not theirs. */
export interface DraftItem extends Pick<MentalCheckItem, 'name' | 'requires' | 'cluster'> {
  choices: Omit<Choice, 'id'>[]
}

/** What is wrong with a field: the key of its message. */
export type DraftProblem = 'nothingAsked' | 'sameValue'

/** What is wrong with a draft whose fields are well formed: the field's path and what to change. */
export function draftProblems(items: readonly DraftItem[]): Record<string, DraftProblem> {
  const problems: Record<string, DraftProblem> = {}
  if (!items.some(({ requires }) => requires)) problems.items = 'nothingAsked'
  for (const [index, { choices }] of items.entries()) {
    const values = choices.map(({ ansValue }) => ansValue)
    // Choices are shown by value: two of one value would have no order.
    for (const [at, value] of values.entries())
      if (values.indexOf(value) < at) problems[`items.${index}.choices.${at}.ansValue`] = 'sameValue'
  }
  return problems
}

/**
 * The questions of the next version. One that reads the same keeps its ids; any other gets new ones, so that an answer to the old
 * words, from a form still open, is never taken for an answer to the new ones.
 */
export function nextItems(
  drafts: readonly DraftItem[],
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
    return { id: same?.id ?? newId(), questionNo: index + 1, name, requires, cluster, choices: kept }
  })
}

/** Whether members would notice a difference, or their answers would count differently. */
export function saysTheSame(a: readonly MentalCheckItem[], b: readonly MentalCheckItem[]): boolean {
  const told = (items: readonly MentalCheckItem[]) =>
    JSON.stringify(items.map((item) => [item.requires, item.cluster, wordsOf(item)]))
  return told(inOrder(a)) === told(inOrder(b))
}

/** All questions by number, also those no longer asked, their choices by value. */
export function inOrder(items: readonly MentalCheckItem[]): MentalCheckItem[] {
  const asked = askedItems(items.map((item) => ({ ...item, requires: true })))
  return asked.map((item) => ({
    ...item,
    requires: items.find(({ id }) => id === item.id)?.requires ?? true,
  }))
}

function wordsOf({ name, choices }: Pick<DraftItem, 'name' | 'choices'>): string {
  const shown = choices.map(({ display, ansValue }) => ({
    display: [display.ja, display.en],
    ansValue,
  }))
  return JSON.stringify([name.ja, name.en, shown.sort((a, b) => a.ansValue - b.ansValue)])
}
