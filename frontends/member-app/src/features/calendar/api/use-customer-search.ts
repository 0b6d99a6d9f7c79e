import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

/** Finds customers by a part of their name, reading, address or login name, assigned ones first; an easy login needs the password. */
export const useCustomerSearch = (
  condition: string,
  { confirmed, enabled }: { confirmed: PasswordConfirmedRunner; enabled: boolean },
) =>
  useQuery({
    queryKey: ['pic/calte/customers', condition],
    queryFn: async () => {
      const query = condition === '' ? {} : { condition }
      const found = await confirmed(() => unwrap(api.GET('/pic/calte/customers', { params: { query } })))
      return found?.users ?? []
    },
    enabled,
    placeholderData: keepPreviousData,
  })
