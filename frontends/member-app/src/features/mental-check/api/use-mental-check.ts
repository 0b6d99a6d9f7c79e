import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { projectionLagQueryOptions } from '../../../lib/api/projection-lag-query-options.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type MentalCheck = paths['/mental-check/get']['get']['responses']['200']['content']['application/json']

const key = ['mental-check']

/** Loads whether a mental check is due now. */
export const useHasDueMentalCheck = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...key, 'can-any'],
    queryFn: () => unwrap(api.GET('/mental-check/can-any-mentalcheck')),
  })

/** Loads the due mental checks; refetched whenever the list is opened. */
export function useDueMentalChecks() {
  const { language } = useLanguage()
  return useQuery({
    ...projectionLagQueryOptions,
    queryKey: [...key, 'due', language],
    queryFn: () => unwrap(api.GET('/mental-check/can-do-mentalchecks')),
    staleTime: 0,
  })
}

/** Loads when the answered mental checks are due again, the next one first. */
export function useMentalCheckDueDates() {
  const { language } = useLanguage()
  return useQuery({
    ...projectionLagQueryOptions,
    queryKey: [...key, 'due-dates', language],
    queryFn: () => unwrap(api.GET('/mental-check/due-dates')),
    staleTime: 0,
  })
}

/** Loads one mental check with its questions. */
export function useMentalCheck(mentalCheckId: string) {
  const { language } = useLanguage()
  return useQuery({
    ...projectionLagQueryOptions,
    queryKey: [...key, 'check', mentalCheckId, language],
    queryFn: () => unwrap(api.GET('/mental-check/get', { params: { query: { mentalCheckId } } })),
    // The questions must not change while a member answers them.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface Sheet {
  mentalCheckId: string
  answers: { itemId: string; choiceId: string }[]
  /** The key is the same for every attempt to send the same answers. */
  requestKey: string
}

/** Returns a function that refetches the questions of a check when the server has changed them. */
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
