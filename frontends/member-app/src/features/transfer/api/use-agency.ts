import { $api } from '../../../lib/api/queries.ts'

/** Loads one agency with its persons in charge. */
export const useAgency = (id: string | null) =>
  $api.useQuery(
    'get',
    '/admin/agencies/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== null },
  )
