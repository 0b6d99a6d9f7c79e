import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'
import type { Course } from '../types.ts'
import { resultKey } from './use-result.ts'

interface SentPhoto {
  id: string
  course: Course
  image: string
  publish: boolean
}

/** The Before photo; answers with the sound that the AI chose and why. */
export const useSendBefore = () =>
  useMutation({
    mutationFn: (photo: SentPhoto) =>
      answerOf(api.POST('/aiesthe/detect', { body: { ...photo, after: false } })),
  })

/** The After photo; answers with the result. */
export function useSendAfter() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (photo: SentPhoto) =>
      answerOf(api.POST('/aiesthe/detect-after', { body: { ...photo, after: true } })),
    onSuccess: (result) => {
      queries.setQueryData(resultKey(result.id), result)
      void queries.invalidateQueries({ queryKey: ['aiesthe/my-history'] })
    },
  })
}
