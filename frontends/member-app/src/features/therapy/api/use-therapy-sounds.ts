import { useQuery } from '@tanstack/react-query'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { BodyPart, Course } from '../rules.ts'

/** Loads the sounds of a course for a part of the body. */
export const useTherapySounds = ({ value: clusterId }: Course, bodyPart: BodyPart = 'all') =>
  useQuery({
    ...chosenSoundQueryOptions,
    queryKey: ['aiesthe/sound-therapy/list', clusterId, bodyPart],
    queryFn: async () => {
      const params = { query: { clusterId, bodyPart } }
      return (await unwrap(api.GET('/aiesthe/sound-therapy/list', { params }))).map(toPlayerSound)
    },
  })
