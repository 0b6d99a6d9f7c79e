import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'
import { toResultQueryKey } from './use-face-result.ts'

export type HistorySortOrder = 'asc' | 'desc'

const historyKey = ['aiesthe/my-history']
/** This is half of the lifetime of picture links. */
const LINKS_FRESH_MS = 5 * 60_000

/** Loads a page of the member's own finished diagnoses. Links to pictures in it work for ten minutes. */
export function useDiagnosisHistory(paging: Paging, sort: HistorySortOrder = 'desc', enabled = true) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...historyKey, paging, sort, language],
    queryFn: () =>
      fetchPage(paging, {
        count: () => unwrap(api.GET('/aiesthe/my-history-count')),
        list: (query) => unwrap(api.GET('/aiesthe/my-history', { params: { query: { ...query, sort } } })),
      }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: LINKS_FRESH_MS,
    // The pictures load when they come near the viewport, which may be after the links expire.
    refetchInterval: LINKS_FRESH_MS,
    retry: false,
  })
}

/** Publishes a result to the person in charge, or withdraws it. */
export function useChangePublication(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: { detectId: string; published: boolean }) =>
      confirmed(() => unwrap(api.POST('/aiesthe/publication', { body: change }))),
    onSuccess: (_, { detectId }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: historyKey }),
        queryClient.invalidateQueries({ queryKey: toResultQueryKey(detectId) }),
      ]),
  })
}

/** Deletes all own photos and results for good. */
export function useDeleteAllResults(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/aiesthe/delete-all-results'))),
    onSuccess: () => {
      for (const queryKey of [['aiesthe/detect-result'], ['aiesthe/current-step']])
        queryClient.removeQueries({ queryKey })
      return queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}

/** Deletes a result with its photos for good. */
export function useDeleteResult(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (detectId: string) =>
      confirmed(() => unwrap(api.POST('/aiesthe/delete-result', { body: { detectId } }))),
    onSuccess: (_, detectId) => {
      queryClient.removeQueries({ queryKey: toResultQueryKey(detectId) })
      // This is not awaited, because the refetch unmounts the card with the callbacks that show the result.
      void queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}
