import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

const key = ['second-factor']
const off = { enabled: false, required: false, resetAt: null }

/** Whether the member's second factor is on, whether a role needs it, and when a reset takes effect. */
export const useSecondFactor = () =>
  useQuery({ queryKey: key, queryFn: async () => (await unwrap(api.GET('/account/totp'))) ?? off })

/** A new secret for the code app, by the password; it counts once a code has confirmed it. */
export const beginSecondFactor = (password: string) =>
  unwrap(api.POST('/account/totp/begin', { body: { password } }))

/** Switches the second factor on; returns the recovery codes, once. */
export const confirmSecondFactor = (code: string) =>
  unwrap(api.POST('/account/totp/confirm', { body: { code } }))

/** Returns new recovery codes, once; the old ones are void. */
export const renewRecoveryCodes = (body: { password: string; totpCode: string }) =>
  unwrap(api.POST('/account/totp/recovery-codes', { body }))

export function useDisableSecondFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.POST('/account/totp/disable', { body: { password } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** Objects to a reset by the link of the mail, where nobody needs to be logged in. */
export async function objectToReset(path: string): Promise<void> {
  await api.POST('/account/object-to-second-factor-reset', { params: { query: { path } } })
}

/** Objects to the reset that waits, from the settings. */
export function useObjectToOwnReset() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/account/totp/object-to-reset')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

/** After the recovery codes were seen. */
export function useReloadSecondFactor(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: key })
}
