import { type Cluster, clusters } from './clusters.ts'

interface Text {
  ja: string
  en: string
}

export interface MentalCheckItem {
  id: string
  questionNo: number
  name: Text
  /** False: no longer asked (D-129). */
  requires: boolean
  /** The cluster that suits those who choose high values here; null for items that say nothing of it. */
  cluster: Cluster | null
  choices: { id: string; display: Text; ansValue: number }[]
}

export interface MentalCheckAnswer {
  itemId: string
  choiceId: string
}

const DAY_MS = 86_400_000

/** The items that are asked, by number, their choices by value (D1§5). */
export function askedItems(items: readonly MentalCheckItem[]): MentalCheckItem[] {
  return items
    .filter(({ requires }) => requires)
    .sort((a, b) => a.questionNo - b.questionNo)
    .map((item) => ({ ...item, choices: item.choices.toSorted((a, b) => a.ansValue - b.ansValue) }))
}

/** A check can be done again when its interval has passed since the last answer (D-128). */
export function isDue(lastAnsweredAt: Date | null, intervalDays: number, now: Date): boolean {
  return lastAnsweredAt === null || now.getTime() - lastAnsweredAt.getTime() >= intervalDays * DAY_MS
}

/** Ids of the asked items without exactly one valid answer, and of answers to nothing that is asked; empty when all is well. */
export function wrongAnswers(
  items: readonly MentalCheckItem[],
  answers: readonly MentalCheckAnswer[],
): { unanswered: string[]; unknown: string[] } {
  const asked = askedItems(items)
  const valid = (item: MentalCheckItem) =>
    answers.filter(
      ({ itemId, choiceId }) => itemId === item.id && item.choices.some(({ id }) => id === choiceId),
    ).length === 1
  return {
    unanswered: asked.filter((item) => !valid(item)).map(({ id }) => id),
    unknown: answers.map(({ itemId }) => itemId).filter((id) => !asked.some((item) => item.id === id)),
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
