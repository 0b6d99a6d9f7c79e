/** A volume at which a section that was muted is heard again; it is that of a new sound. */
const AUDIBLE_VOLUME = 0.5

/** Returns the change that makes a muted section heard again, with the sound or the playlist that plays in it. */
export function toAudibleChange({
  sectionId,
  managements,
  playlists,
}: {
  sectionId: string
  managements: readonly { id: string; playing: boolean }[]
  playlists: readonly { id: string; playing: boolean }[]
}): { sectionId: string; volume: number; managementId?: string } {
  const playing = [...managements, ...playlists].find((item) => item.playing)
  return { sectionId, volume: AUDIBLE_VOLUME, ...(playing && { managementId: playing.id }) }
}
