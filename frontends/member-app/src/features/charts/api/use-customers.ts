import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ChartCustomer } from '../types.ts'
import { chartKey } from './keys.ts'

/** Customers by part of name, reading, address or login name, assigned ones first; at most 99. */
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

/** The name of a customer; the overview, which says it too, would be a look that the customer reads. */
export const useChartCustomerName = (userId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...chartKey, 'customer-name', userId],
    queryFn: async (): Promise<string | null> => {
      const { users } = await unwrap(api.GET('/pic/calte/customers', { params: { query: { userId } } }))
      return users[0]?.name ?? null
    },
    enabled,
  })
