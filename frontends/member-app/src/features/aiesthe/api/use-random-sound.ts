import { useQuery } from '@tanstack/react-query'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads a sound that the AI chooses without any input. */
export const useRandomSound = (enabled: boolean) =>
  useQuery({
    ...chosenSoundQueryOptions,
    queryKey: ['aiesthe/random'],
    queryFn: async () => toPlayerSound(await unwrap(api.GET('/aiesthe/random'))),
    enabled,
  })
