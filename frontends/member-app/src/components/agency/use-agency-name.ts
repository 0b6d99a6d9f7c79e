import { useQuery } from '@tanstack/react-query'
import { isAgencyCode } from '../../lib/agency-code.rules.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { api, unwrap } from '../../lib/api/client.ts'

/** Returns the name of the agency with a code, or null when there is none; it requests nothing before the code is complete. */
export const useAgencyName = (code: string) =>
  useQuery({
    queryKey: ['agency-name', code],
    queryFn: async () => {
      try {
        return (await unwrap(api.GET('/account/agencies', { params: { query: { code } } })))?.name ?? null
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    enabled: isAgencyCode(code),
  })
