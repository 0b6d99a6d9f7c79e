import { DAY_MS } from '@hibiki/calendar'
import { type Cluster, clusters } from '../choices/clusters.rules.ts'

interface Text {
  ja: string
  en: string
}

export interface MentalCheckItem {
  id: string
  questionNo: number
  name: Text
  /** False: no longer asked. */
  requires: boolean
  /** The cluster that suits those who choose high values here; null for items that say nothing of it. */
  cluster: Cluster | null
  choices: { id: string; display: Text; ansValue: number }[]
}

export interface MentalCheckAnswer {
  itemId: string
  choiceId: string
}

/** The items that are asked, by number, their choices by value. */
export function askedItems(items: readonly MentalCheckItem[]): MentalCheckItem[] {
  return items
    .filter(({ requires }) => requires)
    .sort((a, b) => a.questionNo - b.questionNo)
    .map((item) => ({ ...item, choices: item.choices.toSorted((a, b) => a.ansValue - b.ansValue) }))
}

/** When a check can be done again: its interval after the last answer; null when it can be done now. */
export function nextDueAt(lastAnsweredAt: Date | null, intervalDays: number, now: Date): Date | null {
  if (lastAnsweredAt === null) return null
  const due = new Date(lastAnsweredAt.getTime() + intervalDays * DAY_MS)
  return due > now ? due : null
}

export function isDue(lastAnsweredAt: Date | null, intervalDays: number, now: Date): boolean {
  return nextDueAt(lastAnsweredAt, intervalDays, now) === null
}

/** Whether two sets of answers say the same, whatever their order. */
export function sameAnswers(a: readonly MentalCheckAnswer[], b: readonly MentalCheckAnswer[]): boolean {
  const told = (answers: readonly MentalCheckAnswer[]) =>
    JSON.stringify(answers.map(({ itemId, choiceId }) => [itemId, choiceId]).sort())
  return told(a) === told(b)
}

/**
 * Ids of the asked items without exactly one valid answer, and of what is not offered: other items, other choices of an asked one
 * (those belong to other words than the member read); empty when all is well. An empty choice is a question left open.
 */
export function wrongAnswers(
  items: readonly MentalCheckItem[],
  answers: readonly MentalCheckAnswer[],
): { unanswered: string[]; unknown: string[] } {
  const asked = askedItems(items)
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

/** How well each cluster fits these answers, 0..1: the mean of its items' values, each within the range of its choices. */
export function fitOf(
  items: readonly MentalCheckItem[],
  answers: readonly MentalCheckAnswer[],
): Record<Cluster, number> {
  const fits = clusters.map((cluster) => {
    const shares = askedItems(items)
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
