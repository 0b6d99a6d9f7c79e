/** A member can have at most this many delivery addresses. */
export const MAX_DELIVERY_ADDRESSES = 20

/**
 * Returns which of a member's addresses is the regular one: the requested one, else the current one, else the
 * newest. It is null only without any address, so there is always exactly one.
 * @param ids the member's addresses, the newest first
 */
export function chooseRegularAddressId(
  ids: readonly string[],
  { wanted, current }: { wanted: string | null; current: string | null },
): string | null {
  return [wanted, current].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null
}
