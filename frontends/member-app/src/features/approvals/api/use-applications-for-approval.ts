import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { fetchPage, type Paging } from '../../../lib/paging.ts'
import type { Decision } from '../rules.ts'

export type Application = ResponseBody<'/pic/approval/applying'>[number]

/**
 * Loads applications that the caller may decide: those of the own agency, or all for administrators. `confirmed` comes from `useConfirmed`,
 * because an easy-login session may not see them.
 */
export function useApplicationsForApproval(paging: Paging, confirmed: PasswordConfirmedRunner) {
  const headers = useLanguageHeader()
  return useQuery({
    queryKey: ['get', '/pic/approval/applying', { paging, headers }],
    queryFn: () =>
      fetchPage<Application>(paging, {
        count: () => unwrap(api.GET('/pic/approval/applying-count')),
        list: (query) =>
          confirmed(() => unwrap(api.GET('/pic/approval/applying', { params: { query }, headers }))),
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
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: ({ decision, application: { code, version } }: DecisionRequest): Promise<unknown> =>
      confirmed(() => api.POST(`/pic/approval/${decision}`, { body: { applyingCode: code, version } })),
    onSettled: () => invalidate('/pic/approval/applying'),
  })
}
