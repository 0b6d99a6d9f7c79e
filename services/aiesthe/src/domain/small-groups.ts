/** A figure about fewer people than this could be recognised as theirs. */
export const SMALLEST_GROUP = 5

/** The figure, or null where it is about one to four people. */
export function figureOf<T>(figure: T, people: number): T | null {
  return isFew(people) ? null : figure
}

const isFew = (people: number) => people > 0 && people < SMALLEST_GROUP

/** A part of a whole, such as one sound of all that was chosen. */
export interface Part {
  /** Smaller parts are hidden rather than bigger ones. */
  size: number
  /** Behind each number that is told of it, and behind each that follows from those, such as the rest of a share. */
  people: readonly number[]
}

/** Whether one of its numbers is about one to four people. */
export const isSmall = ({ people }: Pick<Part, 'people'>) => people.some(isFew)

/**
 * Which parts of a whole are hidden, so that nothing about one to four people follows from what is told. The whole counts as told
 * (other divisions of it have the same sum), unless it is hidden itself.
 *
 * 1. Hidden is each part with a number about one to four people, and what has to be hidden anyway.
 * 2. The hidden parts together are what is left of the whole. So for each of their numbers one hidden part is about five people or
 *    more: otherwise the smallest such part is hidden, too. The same where the whole is hidden, as its parts would tell it. (Without
 *    such a part the hidden ones are all that there is of that number, so subtracting gives the whole, which has its own rule 1.)
 *
 * Of equal parts the first is taken, so the same figures are always told alike.
 */
export function hiddenParts(
  parts: readonly Part[],
  { also = [], isWholeHidden = false }: { also?: readonly boolean[]; isWholeHidden?: boolean } = {},
): boolean[] {
  const hidden = parts.map((part, at) => isSmall(part) || also[at] === true)
  const bySize = [...parts.keys()].sort((a, b) => (parts[a]?.size ?? 0) - (parts[b]?.size ?? 0))
  const behind = (at: number, number: number) => parts[at]?.people[number] ?? 0
  for (const number of parts[0]?.people.keys() ?? []) {
    const inHidden = bySize.filter((at) => hidden[at]).map((at) => behind(at, number))
    const isAtStake = isWholeHidden || inHidden.some((people) => people > 0)
    if (!isAtStake || inHidden.some((people) => people >= SMALLEST_GROUP)) continue
    const smallest = bySize.find((at) => !hidden[at] && behind(at, number) >= SMALLEST_GROUP)
    if (smallest !== undefined) hidden[smallest] = true
  }
  return hidden
}
