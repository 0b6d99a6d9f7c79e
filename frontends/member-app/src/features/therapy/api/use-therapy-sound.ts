import { useQuery } from '@tanstack/react-query'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads one sound of sound therapy. */
export const useTherapySound = (soundSrcId: string, enabled: boolean) =>
  useQuery({
    ...chosenSoundQueryOptions,
    queryKey: ['aiesthe/sound-therapy/sound', soundSrcId],
    queryFn: async () =>
      toPlayerSound(
        await unwrap(api.GET('/aiesthe/sound-therapy/sound', { params: { query: { soundSrcId } } })),
      ),
    enabled,
  })
