/** Bytes `start` to `end` (included) of the file with this storage key. */
export interface MediaPart {
  storageKey: string
  start: number
  end: number
}

/**
 * Is used in both directions between gateway and content (ADR 0008): on a request any value asks to name the bytes instead of sending them;
 * on the response it is the part to send. The gateway lets no `x-internal-` header in or out.
 */
export const mediaPartHeader = 'x-internal-media-part'

const FORM = /^(\d{1,15})-(\d{1,15}) (\S+)$/

/** Returns the value of `mediaPartHeader`, for example `0-1023 demo/forest.mp3`. */
export function formatMediaPart({ storageKey, start, end }: MediaPart): string {
  return `${start}-${end} ${storageKey}`
}

/** Returns the part of a `mediaPartHeader`; null for any other text. The key is checked where it becomes a path. */
export function parseMediaPart(text: string): MediaPart | null {
  const [, start, end, storageKey] = FORM.exec(text) ?? []
  if (storageKey === undefined || Number(start) > Number(end)) return null
  return { storageKey, start: Number(start), end: Number(end) }
}
