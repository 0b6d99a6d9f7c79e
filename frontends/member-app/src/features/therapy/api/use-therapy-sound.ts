import { useQuery } from '@tanstack/react-query'
import { chosenSoundOptions, toSound } from '../../../lib/api/chosen-sound-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads one sound of sound therapy. */
export const useTherapySound = (soundSrcId: string, enabled: boolean) =>
  useQuery({
    ...chosenSoundOptions,
    queryKey: ['aiesthe/sound-therapy/sound', soundSrcId],
    queryFn: async () =>
      toSound(await unwrap(api.GET('/aiesthe/sound-therapy/sound', { params: { query: { soundSrcId } } }))),
    enabled,
  })
