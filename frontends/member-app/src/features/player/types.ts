/** A sound as the server hands it out; `soundSrc` is a link that works for ten minutes. */
export interface Sound {
  id: string
  soundSrc: string
  title: string
  genre: string
  place: string
  tags: string[]
  country?: string
  /** Who plays it: Kanade music only. */
  player?: string
  durationSeconds: number
  /** The course it is played for, 10 or 20 minutes; missing where the sound's own length decides. */
  courseMinutes?: number | null
  /** The strongest in Hz, lowest first; missing where the server knows none. */
  frequencies?: readonly number[]
  /** Why the AI chose it. */
  reason?: string
}

/** What a finished play session comes to. */
export interface PlayResult {
  heardSeconds: number
  playSessionId: string | null
}

/** A function of the player that requires a plan. */
export type PlayerFeature = 'loop' | 'timer' | 'with-soundesthe'

/** Whether the member's plan has the feature; shows the plans when not. Rejects when the server could not be reached. */
export type CheckPlan = (feature: PlayerFeature) => Promise<boolean>
