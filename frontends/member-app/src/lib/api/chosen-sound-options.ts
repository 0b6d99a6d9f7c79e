import { projectionLagOptions } from './projection-lag-options.ts'
import type { paths } from './schema.gen.d.ts'

type Response = paths['/aiesthe/random']['get']['responses']['200']['content']['application/json']
type TherapyResponse =
  paths['/aiesthe/sound-therapy/sound']['get']['responses']['200']['content']['application/json']

/** A sound of AI esthe as the player takes it; genre is for therapy, place and tags for medical sounds. */
export const toSound = <Chosen extends Response | TherapyResponse>(chosen: Chosen) => ({
  genre: '',
  place: '',
  tags: [] as string[],
  ...chosen,
})

/** A chosen sound stays until another one is asked for: nothing may change the sound under a listener. */
export const chosenSoundOptions = {
  ...projectionLagOptions,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
}
