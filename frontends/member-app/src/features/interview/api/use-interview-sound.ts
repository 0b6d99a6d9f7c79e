import { useQuery } from '@tanstack/react-query'
import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { type AgeGroup, findBodyPart, NO } from '../rules.ts'

/** Loads the sound that the AI chooses for the answers of an interview. */
export const useInterviewSound = (age: AgeGroup, answers: readonly number[], enabled: boolean) =>
  useQuery({
    ...chosenSoundQueryOptions,
    queryKey: ['aiesthe/dr-ai-healthcare', age, answers],
    queryFn: async () => {
      const [sleeping = NO, appetite = NO, well = NO, last = NO, code] = answers
      const part = findBodyPart(code)
      const common = { sleeping, appetite, well, ...(part && { bodyPart: part.code }) }
      const chosen =
        age === 'un64'
          ? api.POST('/aiesthe/dr-ai-healthcare/un64', { body: { ...common, concentration: last } })
          : api.POST('/aiesthe/dr-ai-healthcare/up65', { body: { ...common, forget: last } })
      return toPlayerSound(await unwrap(chosen))
    },
    enabled,
  })
