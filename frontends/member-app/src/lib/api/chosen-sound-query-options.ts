import { fixedQueryOptions } from './fixed-query-options.ts'
import { projectionLagQueryOptions } from './projection-lag-query-options.ts'
import type { paths } from './schema.gen.d.ts'

type Response = paths['/aiesthe/random']['get']['responses']['200']['content']['application/json']
type TherapyResponse =
  paths['/aiesthe/sound-therapy/sound']['get']['responses']['200']['content']['application/json']

/** Converts a sound of AI esthe to the player's shape; genre is for therapy, place and tags for medical sounds. */
export const toPlayerSound = <Chosen extends Response | TherapyResponse>(chosen: Chosen) => ({
  genre: '',
  place: '',
  tags: [] as string[],
  ...chosen,
})

/** Keeps a chosen sound until another one is requested, because the sound must not change while it plays. */
export const chosenSoundQueryOptions = { ...projectionLagQueryOptions, ...fixedQueryOptions }
