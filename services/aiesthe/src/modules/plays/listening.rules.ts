/** Plays shorter than this are kept and do not count (D-100). */
const COUNTED_SECONDS = 5

/**
 * From this part of a sound on, what two photos say is put down to it. Half: with less, most of the time between the photos was
 * something else; more would leave out those who stop when they feel better.
 */
const LISTENED = 0.5

export function doesCount(playedSeconds: number): boolean {
  return playedSeconds >= COUNTED_SECONDS
}

/** Whether a sound was really heard, in one play or several. */
export function hasListened(plays: readonly { playedSeconds: number }[], durationSeconds: number): boolean {
  const seconds = plays
    .map(({ playedSeconds }) => playedSeconds)
    .filter(doesCount)
    .reduce((sum, each) => sum + each, 0)
  return durationSeconds > 0 && seconds >= durationSeconds * LISTENED
}
