/**
 * The sound of an audio element. Its time continues from lap to lap while it loops, so that a seam is no jump.
 */
export interface SoundSource {
  /** Returns the seconds of sound since its beginning, with all laps before this one. */
  time(): number
  /** Returns the seconds since this lap began. */
  place(): number
  /** Returns the length of one lap in seconds; NaN while it is unknown. */
  duration(): number
  /** @param time as `time()` returns it */
  seek(time: number): void
  setLoop(loop: boolean): void
  /**
   * Loads the sound by another link and waits until the element stands at this time again.
   *
   * @throws Error when it cannot be loaded
   */
  load(link: string, time: number): Promise<void>
  /** Releases the element without a change of its `src`. */
  close(): void
}

/** A sound that is played in one of the ways of `createSoundSource`. */
export interface PlayedSound extends Omit<SoundSource, 'load'> {
  /** Resolves when the element stands at the time that it was to begin at. */
  ready: Promise<void>
}
