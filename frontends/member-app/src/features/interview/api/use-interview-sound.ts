import { chosenSoundQueryOptions, toPlayerSound } from '../../../lib/api/chosen-sound-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { type AgeGroup, findBodyPart, NO } from '../rules.ts'

/** Loads the sound that the AI chooses for the answers of an interview; each age group has a call of its own. */
export function useInterviewSound(age: AgeGroup, answers: readonly number[], enabled: boolean) {
  const [sleeping = NO, appetite = NO, well = NO, last = NO, code] = answers
  const part = findBodyPart(code)
  const common = { sleeping, appetite, well, ...(part && { bodyPart: part.code }) }
  const toOptions = (group: AgeGroup) => ({
    ...chosenSoundQueryOptions,
    enabled: enabled && age === group,
    select: toPlayerSound,
  })
  const sounds = {
    un64: $api.useQuery(
      'post',
      '/aiesthe/dr-ai-healthcare/un64',
      { body: { ...common, concentration: last } },
      toOptions('un64'),
    ),
    up65: $api.useQuery(
      'post',
      '/aiesthe/dr-ai-healthcare/up65',
      { body: { ...common, forget: last } },
      toOptions('up65'),
    ),
  }
  return sounds[age]
}
