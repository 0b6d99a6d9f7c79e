import { keepPreviousData } from '@tanstack/react-query'
import { $api } from '../../lib/api/queries.ts'
import type { ResponseBody } from '../../lib/api/response-body.ts'

/** Loads the names of members by their ids; unknown ids are left out. */
export const useMemberNames = (userIds: readonly string[]) =>
  $api.useQuery(
    'post',
    '/account/users',
    { body: { userIds: [...userIds] } },
    {
      enabled: userIds.length > 0,
      placeholderData: keepPreviousData,
      select: toNames,
    },
  )

const toNames = (people: ResponseBody<'/account/users', 'post'>) =>
  new Map(people.map(({ id, name }) => [id, name]))
