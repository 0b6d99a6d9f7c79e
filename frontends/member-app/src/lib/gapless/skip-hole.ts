/** A browser that does not cut inside frames leaves a hole as long as one of them. */
export const MAX_HOLE_SECONDS = 0.2

/** Goes on behind a hole at a seam, which would stop the sound for good. */
export function skipHole(element: HTMLAudioElement): void {
  const { buffered, currentTime } = element
  for (let range = 0; range < buffered.length; range++) {
    const hole = buffered.start(range) - currentTime
    if (hole > 0 && hole < MAX_HOLE_SECONDS) element.currentTime = buffered.start(range)
  }
}
