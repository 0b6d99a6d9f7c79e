import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { type Paging, readPage } from '../../../lib/paging.ts'
import type { Decision } from '../rules.ts'

export type Applied =
  paths['/pic/approval/applying']['get']['responses']['200']['content']['application/json'][number]

const key = ['approvals']

/**
 * Applications the caller may decide about: of the own agency, for administrators all. `confirmed` comes from `useConfirmed`: they
 * name people, and are not for an easy login.
 */
export function useApprovals(paging: Paging, confirmed: RunConfirmed) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, paging, language],
    queryFn: () =>
      readPage<Applied>(paging, {
        count: async () => (await unwrap(api.GET('/pic/approval/applying-count'))) ?? 0,
        list: async (query) =>
          (await confirmed(() => unwrap(api.GET('/pic/approval/applying', { params: { query } })))) ?? [],
      }),
    placeholderData: keepPreviousData,
  })
}

interface GateRequest {
  decision: Decision
  application: Applied
}

/**
 * Approves, rejects or deletes. The version says what the decider has seen, so that of two who decide at once only one does;
 * whatever comes of it, the list is read anew.
 */
export function useDecide(confirmed: RunConfirmed) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, application: { code, version } }: GateRequest): Promise<unknown> =>
      confirmed(() => api.POST(`/pic/approval/${decision}`, { body: { applyingCode: code, version } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
