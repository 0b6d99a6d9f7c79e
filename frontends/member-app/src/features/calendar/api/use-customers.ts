import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

type Confirmed = <T>(call: () => Promise<T>) => Promise<T>

/** Customers by part of name, reading, address or login name; those assigned to the caller first (call 130). Not for an easy login (D-059). */
export const useCustomers = (
  condition: string,
  { confirmed, enabled }: { confirmed: Confirmed; enabled: boolean },
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
