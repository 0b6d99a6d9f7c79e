import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { runInOneTab } from '../../../lib/run-in-one-tab.ts'

const key = ['easy-login']

/** Loads the state of the member's easy-login link; the link itself is shown only once, when it is issued. */
export const useEasyLoginState = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await unwrap(api.GET('/account/easy-login'))) ?? { state: 'not-issued' as const },
  })

const steps = {
  register: () => unwrap(api.POST('/account/easy-login/register', { body: { agreement: true } })),
  reissue: () => unwrap(api.POST('/account/easy-login/reissue')),
  enable: () => unwrap(api.POST('/account/easy-login/enable')),
  disable: () => unwrap(api.POST('/account/easy-login/disable')),
}
export type EasyLoginAction = keyof typeof steps

/** Returns the link when one was issued. @param confirmed asks for the password first where the session needs it */
export function useEasyLoginAction(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (step: EasyLoginAction): Promise<string | null> => {
      const response: { url?: string } | undefined = await confirmed<{ url?: string } | undefined>(
        steps[step],
      )
      return response?.url ?? null
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/**
 * Logs in by an easy-login link, which binds it to the first device that uses it. The device gets its secret before, so that a lost
 * response loses no link; one tab runs at a time, or another tab's secret could replace it in between.
 */
export async function logInByEasyLoginLink(path: string): Promise<void> {
  await runInOneTab('hibiki-easy-login', async () => {
    await api.POST('/auth/easy-login/device')
    await api.POST('/auth/easy-login', { body: { path } })
  })
}
