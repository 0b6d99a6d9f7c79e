/** Returns how long a play of this sound should last: a course lasts its minutes, whatever the length of its sound. */
export const computeExpectedPlaySeconds = ({
  minutesCourse,
  durationSeconds,
}: {
  minutesCourse: number | null
  durationSeconds: number
}): number => (minutesCourse === null ? durationSeconds : minutesCourse * 60)
