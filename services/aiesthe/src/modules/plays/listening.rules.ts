/** Plays shorter than this are stored but do not count. */
const MIN_COUNTED_SECONDS = 5

/**
 * From this fraction of a sound's expected play time on, the change between two photos is attributed to it. With less, most of the time
 * between the photos was something else; more would exclude members who stop when they feel better.
 */
const MIN_PART = 0.5

export interface TimedPlay {
  startedAt: Date
  endedAt: Date
  playedSeconds: number
}

export function isCountedPlay(playedSeconds: number): boolean {
  return playedSeconds >= MIN_COUNTED_SECONDS
}

/** Whether a sound was played long enough between two moments, in one play or several. */
export function isPlayedLongEnoughBetween(
  plays: readonly TimedPlay[],
  { from, to, durationSeconds }: { from: Date; to: Date; durationSeconds: number },
): boolean {
  const seconds = plays
    .filter(({ startedAt, endedAt }) => startedAt >= from && endedAt <= to)
    .map(({ startedAt, endedAt, playedSeconds }) =>
      Math.min(playedSeconds, (endedAt.getTime() - startedAt.getTime()) / 1000),
    )
    .filter(isCountedPlay)
    .reduce((sum, each) => sum + each, 0)
  return durationSeconds > 0 && seconds >= durationSeconds * MIN_PART
}
