import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

const steps = {
  register: () => unwrap(api.POST('/account/easy-login/register', { body: { agreement: true } })),
  reissue: () => unwrap(api.POST('/account/easy-login/reissue')),
  enable: () => unwrap(api.POST('/account/easy-login/enable')),
  disable: () => unwrap(api.POST('/account/easy-login/disable')),
}
export type EasyLoginAction = keyof typeof steps

/** Returns the link when one was issued. @param confirmed asks for the password first where the session needs it */
export function useEasyLoginAction(confirmed: PasswordConfirmedRunner) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: async (step: EasyLoginAction): Promise<string | null> => {
      const response: { url?: string } | undefined = await confirmed<{ url?: string } | undefined>(
        steps[step],
      )
      return response?.url ?? null
    },
    onSuccess: () => invalidate('/account/easy-login'),
  })
}
