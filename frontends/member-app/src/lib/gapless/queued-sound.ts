/** A sound of a sequence, which the page already has. */
export interface QueuedSound {
  id: string
  file: Blob
  /** The place in the sound from which it is heard. */
  seconds: number
}

export interface SequenceOptions {
  /** Returns the sound after the last one that was returned; called before that one ends, and again after a failure. */
  next: () => Promise<QueuedSound>
  /** Called when another sound is heard, or the same one further on. */
  onProgress: () => void
}

/** Sounds that an audio element plays one after the other. */
export interface SoundSequence {
  /** Returns the sound that is heard now; null before the first one. */
  findHeard(): { id: string; seconds: number } | null
  /** Lists the sounds that are heard or wait already. */
  listQueuedIds(): string[]
  close(): void
}
