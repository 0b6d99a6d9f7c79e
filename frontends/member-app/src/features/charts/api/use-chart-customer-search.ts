import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ChartCustomer } from '../types.ts'
import { chartQueryKey } from './chart-query-key.ts'

/** Finds at most 99 customers by a part of their name, reading, address or login name, assigned ones first. */
export const useChartCustomerSearch = (condition: string, enabled = true) =>
  useQuery({
    queryKey: [...chartQueryKey, 'customers', condition],
    queryFn: async ({ signal }): Promise<readonly ChartCustomer[]> => {
      const query = condition === '' ? {} : { condition }
      return (await unwrap(api.GET('/pic/calte/customers', { params: { query }, signal }))).users
    },
    enabled,
    placeholderData: keepPreviousData,
  })

/** Reads the name of a customer without the overview, whose request would be logged as a view for the customer. */
export const useChartCustomerName = (userId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...chartQueryKey, 'customer-name', userId],
    queryFn: async (): Promise<string | null> => {
      const { users } = await unwrap(api.GET('/pic/calte/customers', { params: { query: { userId } } }))
      return users[0]?.name ?? null
    },
    enabled,
  })
