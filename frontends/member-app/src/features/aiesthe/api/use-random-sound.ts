import { useQuery } from '@tanstack/react-query'
import { chosenSoundOptions, toSound } from '../../../lib/api/chosen-sound-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads a sound that the AI chooses without any input. */
export const useRandomSound = (enabled: boolean) =>
  useQuery({
    ...chosenSoundOptions,
    queryKey: ['aiesthe/random'],
    queryFn: async () => toSound(await unwrap(api.GET('/aiesthe/random'))),
    enabled,
  })
