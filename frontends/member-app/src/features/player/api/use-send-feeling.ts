import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

export const feelings = ['worse', 'same', 'better'] as const
export type Feeling = (typeof feelings)[number]

/** What a sound that the AI chose did; its next choice learns from it. */
export const useSendFeeling = () =>
  useMutation({
    mutationFn: (said: { soundId: string; feeling: Feeling }) =>
      unwrap(api.POST('/aiesthe/feeling', { body: said })),
  })
