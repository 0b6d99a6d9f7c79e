import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

/** Loads whether a member has the product already. `confirmed` asks for the password where the session needs it. */
export const useIsPurchased = ({
  userId,
  productId,
  confirmed,
}: {
  userId: string
  productId: string
  confirmed: PasswordConfirmedRunner
}) =>
  useQuery({
    queryKey: ['is-purchased', userId, productId],
    queryFn: async () => {
      const query = { userId, productId }
      return (await confirmed(() => unwrap(api.GET('/payment/is-purchased', { params: { query } })))) === true
    },
    staleTime: 0,
    retry: false,
  })

/** Loads customers who do not have the product, at most 99. */
export const useCustomersWithoutProduct = (productId: string, condition: string) =>
  useQuery({
    queryKey: ['customers-not-purchased', productId, condition],
    queryFn: async () => {
      const query = { productId, ...(condition ? { condition } : {}) }
      return (await unwrap(api.GET('/payment/customers-not-purchased', { params: { query } }))) ?? []
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Loads the names of the chosen customers. */
export const useChosenCustomers = (userIds: readonly string[]) =>
  useQuery({
    queryKey: ['chosen-customers', userIds],
    queryFn: async () =>
      userIds.length === 0
        ? []
        : ((await unwrap(api.POST('/account/users', { body: { userIds: [...userIds] } }))) ?? []),
  })
