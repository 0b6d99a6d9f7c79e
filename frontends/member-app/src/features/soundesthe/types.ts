import type { paths } from '../../lib/api/schema.gen.d.ts'

/** All medical sounds (at most 300), the member's favourites and the last played ones. */
export type SoundLibraryData =
  paths['/soundesthe/library']['get']['responses']['200']['content']['application/json']
export type LibrarySound = SoundLibraryData['sounds'][number]
