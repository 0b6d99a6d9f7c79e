import { useQuery } from '@tanstack/react-query'
import { chosenSoundOptions, toSound } from '../../../lib/api/chosen-sound-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { Mood } from '../rules.ts'

/** Loads a sound that the AI chooses for a mood. */
export const useMoodSound = (clusterId: Mood['value'], enabled: boolean) =>
  useQuery({
    ...chosenSoundOptions,
    queryKey: ['aiesthe/cluster', clusterId],
    queryFn: async () =>
      toSound(await unwrap(api.GET('/aiesthe/cluster', { params: { query: { clusterId } } }))),
    enabled,
  })
