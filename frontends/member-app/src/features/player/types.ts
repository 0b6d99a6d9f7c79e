/** A sound as the server returns it; `soundSrc` is a link that works for ten minutes. */
export interface Sound {
  id: string
  soundSrc: string
  title: string
  genre: string
  place: string
  tags: string[]
  country?: string
  /** The player of the instrument, for Kanade music only. */
  player?: string
  durationSeconds: number
  /** The length of the course, 10 or 20 minutes; missing where the length of the sound decides. */
  courseMinutes?: number | null
  /** The strongest frequencies in Hz, the lowest first; missing where the server knows none. */
  frequencies?: readonly number[]
  /** Its landscape, where a list contained it. */
  landscape?: { image: string; palette?: readonly string[] }
  /** Why the AI chose it. */
  reason?: string
}

/** The result of a finished play session. */
export interface PlayResult {
  heardSeconds: number
  playSessionId: string | null
}

/** A function of the player that requires a plan. */
export type PlayerFeature = 'loop' | 'timer' | 'with-soundesthe'

/** Resolves with whether the plan has the feature, and shows the plans if not. Rejects when the server could not be reached. */
export type CheckPlanFeature = (feature: PlayerFeature) => Promise<boolean>
