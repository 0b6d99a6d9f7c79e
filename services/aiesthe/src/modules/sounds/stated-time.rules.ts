/** How long a play of this sound is said to last: a course lasts its minutes, whatever the length of its sound. */
export const statedSeconds = ({
  minutesCourse,
  durationSeconds,
}: {
  minutesCourse: number | null
  durationSeconds: number
}): number => (minutesCourse === null ? durationSeconds : minutesCourse * 60)
