import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'
import type { Decision } from '../rules.ts'

export type Application =
  paths['/pic/approval/applying']['get']['responses']['200']['content']['application/json'][number]

const key = ['approvals']

/**
 * Loads applications that the caller may decide: those of the own agency, or all for administrators. `confirmed` comes from `useConfirmed`,
 * because an easy-login session may not see them.
 */
export function useApplicationsForApproval(paging: Paging, confirmed: PasswordConfirmedRunner) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, paging, language],
    queryFn: () =>
      fetchPage<Application>(paging, {
        count: async () => (await unwrap(api.GET('/pic/approval/applying-count'))) ?? 0,
        list: async (query) =>
          (await confirmed(() => unwrap(api.GET('/pic/approval/applying', { params: { query } })))) ?? [],
      }),
    placeholderData: keepPreviousData,
  })
}

interface DecisionRequest {
  decision: Decision
  application: Application
}

/**
 * Approves, rejects or deletes an application. The version tells what the caller has seen, so that only one of two concurrent decisions
 * succeeds; the list is refetched in any case.
 */
export function useDecideApplication(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, application: { code, version } }: DecisionRequest): Promise<unknown> =>
      confirmed(() => api.POST(`/pic/approval/${decision}`, { body: { applyingCode: code, version } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
