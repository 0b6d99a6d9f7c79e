import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'

export type OwnAgency = paths['/pic/agency']['get']['responses']['200']['content']['application/json']

/** The agency of a person in charge with what waits there (D-047). */
export const useOwnAgency = () =>
  useQuery({ queryKey: ['own-agency'], queryFn: () => unwrap(api.GET('/pic/agency')) })
