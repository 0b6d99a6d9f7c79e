/** A sound as the server hands it out (D1§3); `soundSrc` is a link that works for ten minutes. */
export interface Sound {
  id: string
  soundSrc: string
  title: string
  genre: string
  place: string
  tags: string[]
  durationSeconds: number
}

/** What a finished play session comes to. */
export interface PlayResult {
  heardSeconds: number
  playSessionId: string | null
}
