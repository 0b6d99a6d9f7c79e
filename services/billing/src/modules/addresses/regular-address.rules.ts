/** At most so many delivery addresses per member. */
export const MAX_ADDRESSES = 20

/**
 * Which of a member's addresses is the regular one: the one wished for, else the one it is already, else the newest.
 * Null only without any address, so there is always exactly one.
 *
 * @param ids the addresses there are, the newest first
 */
export function regularAddress(
  ids: readonly string[],
  { wanted, current }: { wanted: string | null; current: string | null },
): string | null {
  return [wanted, current].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null
}
