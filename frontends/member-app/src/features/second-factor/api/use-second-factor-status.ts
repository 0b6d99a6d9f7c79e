import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

const key = ['second-factor']
const off = { enabled: false, required: false, resetAt: null }

/** Loads whether the second factor is on, whether a role requires it, and when a reset takes effect. */
export const useSecondFactorStatus = () =>
  useQuery({ queryKey: key, queryFn: async () => (await unwrap(api.GET('/account/totp'))) ?? off })

/** Returns a new secret for the authenticator app; it becomes active when a code has confirmed it. */
export const beginSecondFactorSetUp = (password: string) =>
  unwrap(api.POST('/account/totp/begin', { body: { password } }))

/** Enables the second factor; returns the recovery codes, which are never shown again. */
export const confirmSecondFactorSetUp = (code: string) =>
  unwrap(api.POST('/account/totp/confirm', { body: { code } }))

/** Returns new recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = (body: { password: string; totpCode: string }) =>
  unwrap(api.POST('/account/totp/recovery-codes', { body }))

export function useDisableSecondFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.POST('/account/totp/disable', { body: { password } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** Objects to a reset by the link of the mail, without a login. */
export async function objectToSecondFactorReset(path: string): Promise<void> {
  await api.POST('/account/object-to-second-factor-reset', { params: { query: { path } } })
}

/** Objects to the pending reset from the settings. */
export function useObjectToOwnSecondFactorReset() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/account/totp/object-to-reset')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** Called after the member has seen the recovery codes. */
export function useInvalidateSecondFactor(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: key })
}
