import { useQuery } from '@tanstack/react-query'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { Mood } from '../rules.ts'

/** Loads a sound that the AI chooses for a mood. */
export const useMoodSound = (clusterId: Mood['value'], enabled: boolean) =>
  useQuery({
    ...chosenSoundQueryOptions,
    queryKey: ['aiesthe/cluster', clusterId],
    queryFn: async () =>
      toPlayerSound(await unwrap(api.GET('/aiesthe/cluster', { params: { query: { clusterId } } }))),
    enabled,
  })
