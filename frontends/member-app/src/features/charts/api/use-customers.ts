import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ChartCustomer } from '../types.ts'
import { chartKey } from './keys.ts'

/** Customers by part of name, reading, address or login name, assigned ones first (call 130, D-138); at most 99. */
export const useChartCustomers = (condition: string, enabled = true) =>
  useQuery({
    queryKey: [...chartKey, 'customers', condition],
    queryFn: async ({ signal }): Promise<readonly ChartCustomer[]> => {
      const query = condition === '' ? {} : { condition }
      return (await unwrap(api.GET('/pic/calte/customers', { params: { query }, signal }))).users
    },
    enabled,
    placeholderData: keepPreviousData,
  })
