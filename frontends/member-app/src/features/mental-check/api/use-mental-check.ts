import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { projectionLagOptions } from '../../../lib/api/projection-lag-options.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type MentalCheck = paths['/mental-check/get']['get']['responses']['200']['content']['application/json']

const key = ['mental-check']

/** Whether there is a mental check to be done now. */
export const useHasDueMentalCheck = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...key, 'can-any'],
    queryFn: () => unwrap(api.GET('/mental-check/can-any-mentalcheck')),
  })

/** The mental checks that are due; asked anew whenever the list is opened. */
export function useDueMentalChecks() {
  const { language } = useLanguage()
  return useQuery({
    ...projectionLagOptions,
    queryKey: [...key, 'due', language],
    queryFn: () => unwrap(api.GET('/mental-check/can-do-mentalchecks')),
    staleTime: 0,
  })
}

/** When the mental checks that were answered are due again, the next one first. */
export function useMentalCheckDueDates() {
  const { language } = useLanguage()
  return useQuery({
    ...projectionLagOptions,
    queryKey: [...key, 'due-dates', language],
    queryFn: () => unwrap(api.GET('/mental-check/due-dates')),
    staleTime: 0,
  })
}

/** One mental check with its questions. */
export function useMentalCheck(mentalCheckId: string) {
  const { language } = useLanguage()
  return useQuery({
    ...projectionLagOptions,
    queryKey: [...key, 'check', mentalCheckId, language],
    queryFn: () => unwrap(api.GET('/mental-check/get', { params: { query: { mentalCheckId } } })),
    // The questions do not change under somebody who returns them.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface Sheet {
  mentalCheckId: string
  answers: { itemId: string; choiceId: string }[]
  /** The same for every try to send the same answers. */
  requestKey: string
}

/** Asks for the questions of a check again, where they have changed under somebody who returns them. */
export function useRefetchQuestions(mentalCheckId: string) {
  const queryClient = useQueryClient()
  return () => void queryClient.refetchQueries({ queryKey: [...key, 'check', mentalCheckId], type: 'active' })
}

/** Sends the answers of one mental check. */
export function useAnswerMentalCheck() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ requestKey, ...body }: Sheet) =>
      unwrap(api.POST('/mental-check/answer', { body, headers: { 'Idempotency-Key': requestKey } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' }),
  })
}
