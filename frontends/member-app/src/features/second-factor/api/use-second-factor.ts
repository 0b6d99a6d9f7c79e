import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

const key = ['second-factor']
const off = { enabled: false, required: false }

/** Whether the member's second factor is on, and whether a role needs it (D-195). */
export const useSecondFactor = () =>
  useQuery({ queryKey: key, queryFn: async () => (await unwrap(api.GET('/account/totp'))) ?? off })

/** A new secret for the code app; it counts once a code has confirmed it. */
export const beginSecondFactor = () => unwrap(api.POST('/account/totp/begin'))

/** Switches the second factor on; returns the recovery codes, once. */
export const confirmSecondFactor = (code: string) =>
  unwrap(api.POST('/account/totp/confirm', { body: { code } }))

/** Returns new recovery codes, once; the old ones are void. */
export const renewRecoveryCodes = (body: { password: string; totpCode: string }) =>
  unwrap(api.POST('/account/totp/recovery-codes', { body }))

export function useDisableSecondFactor() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api.POST('/account/totp/disable', { body: { password } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}

/** After the recovery codes were seen. */
export function useReloadSecondFactor(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
