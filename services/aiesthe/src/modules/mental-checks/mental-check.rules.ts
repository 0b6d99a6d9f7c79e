import { DAY_MS } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import { type Cluster, clusters } from '../choices/clusters.rules.ts'

export interface MentalCheckItem {
  id: string
  questionNo: number
  name: LocalText
  /** False when the question is no longer asked. */
  requires: boolean
  /** The cluster that suits members who choose high values here, or null for items without a cluster. */
  cluster: Cluster | null
  choices: { id: string; display: LocalText; ansValue: number }[]
}

export interface MentalCheckAnswer {
  itemId: string
  choiceId: string
}

/** Returns the items that are asked by number, with their choices by value. */
export function filterAskedItems(items: readonly MentalCheckItem[]): MentalCheckItem[] {
  return items
    .filter(({ requires }) => requires)
    .sort((a, b) => a.questionNo - b.questionNo)
    .map((item) => ({ ...item, choices: item.choices.toSorted((a, b) => a.ansValue - b.ansValue) }))
}

/** Returns when a check can be done again, one interval after the last answer, or null when it can be done now. */
export function computeNextDueAt(lastAnsweredAt: Date | null, intervalDays: number, now: Date): Date | null {
  if (lastAnsweredAt === null) return null
  const due = new Date(lastAnsweredAt.getTime() + intervalDays * DAY_MS)
  return due > now ? due : null
}

export function isMentalCheckDue(lastAnsweredAt: Date | null, intervalDays: number, now: Date): boolean {
  return computeNextDueAt(lastAnsweredAt, intervalDays, now) === null
}

/** Whether two sets of answers are equal, whatever their order. */
export function hasSameAnswers(a: readonly MentalCheckAnswer[], b: readonly MentalCheckAnswer[]): boolean {
  const told = (answers: readonly MentalCheckAnswer[]) =>
    JSON.stringify(answers.map(({ itemId, choiceId }) => [itemId, choiceId]).sort())
  return told(a) === told(b)
}

/**
 * Returns the ids of asked items without exactly one valid answer, and of items or choices that are not offered, which belong to other
 * words than the member read. Both are empty when the answers are valid. An empty choice is an unanswered question.
 */
export function findAnswerProblems(
  items: readonly MentalCheckItem[],
  answers: readonly MentalCheckAnswer[],
): { unanswered: string[]; unknown: string[] } {
  const asked = filterAskedItems(items)
  const valid = (item: MentalCheckItem) =>
    answers.filter(
      ({ itemId, choiceId }) => itemId === item.id && item.choices.some(({ id }) => id === choiceId),
    ).length === 1
  const offered = ({ itemId, choiceId }: MentalCheckAnswer) =>
    asked.some(
      ({ id, choices }) => id === itemId && (choiceId === '' || choices.some((one) => one.id === choiceId)),
    )
  return {
    unanswered: asked.filter((item) => !valid(item)).map(({ id }) => id),
    unknown: answers.filter((answer) => !offered(answer)).map(({ itemId }) => itemId),
  }
}

/** Returns how well each cluster fits these answers, 0..1: the mean of its items' values, each scaled to the range of its choices. */
export function computeClusterFit(
  items: readonly MentalCheckItem[],
  answers: readonly MentalCheckAnswer[],
): Record<Cluster, number> {
  const fits = clusters.map((cluster) => {
    const shares = filterAskedItems(items)
      .filter((item) => item.cluster === cluster)
      .map((item) => shareOf(item, answers))
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    return [cluster, shares.length === 0 ? 0.5 : mean] as const
  })
  return Object.fromEntries(fits) as Record<Cluster, number>
}

function shareOf({ id, choices }: MentalCheckItem, answers: readonly MentalCheckAnswer[]): number {
  const values = choices.map(({ ansValue }) => ansValue)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const chosen = answers.find(({ itemId }) => itemId === id)
  const value = choices.find((choice) => choice.id === chosen?.choiceId)?.ansValue ?? least
  return most === least ? 0.5 : (value - least) / (most - least)
}
