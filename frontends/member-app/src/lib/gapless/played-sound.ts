/**
 * What an audio element plays. Its time runs on from lap to lap while it loops, so that a seam is no jump.
 */
export interface SoundSource {
  /** Seconds of sound since its beginning, the laps before this one included. */
  time(): number
  /** Seconds since this lap began. */
  place(): number
  /** Length of one lap in seconds; NaN while it is not known. */
  duration(): number
  /** @param time as `time()` tells it */
  seek(time: number): void
  setLoop(loop: boolean): void
  /**
   * Takes the sound from another link and waits until it stands at this time again.
   *
   * @throws Error when it cannot be had
   */
  load(link: string, time: number): Promise<void>
  /** Lets go of the element, which keeps its `src`. */
  close(): void
}

/** One way of playing, see `createSoundSource`. */
export interface Played extends Omit<SoundSource, 'load'> {
  /** Resolves when the element stands where it was told to begin. */
  ready: Promise<void>
}
