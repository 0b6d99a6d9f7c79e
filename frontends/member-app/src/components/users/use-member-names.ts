import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/client.ts'

/** Loads the names of members by their ids; unknown ids are left out. */
export const useMemberNames = (userIds: readonly string[]) =>
  useQuery({
    queryKey: ['names', userIds],
    queryFn: async () => {
      const people = (await unwrap(api.POST('/account/users', { body: { userIds: [...userIds] } }))) ?? []
      return new Map(people.map(({ id, name }) => [id, name]))
    },
    enabled: userIds.length > 0,
    placeholderData: keepPreviousData,
  })
