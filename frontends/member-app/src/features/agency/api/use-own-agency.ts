import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type OwnAgency = paths['/pic/agency']['get']['responses']['200']['content']['application/json']

/**
 * Loads the agency of a person in charge with its pending applications. `confirmed` comes from `useConfirmed`, because an easy-login
 * session may not see its customers.
 */
export function useOwnAgency(confirmed: PasswordConfirmedRunner) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['own-agency', language],
    queryFn: () => confirmed(() => unwrap(api.GET('/pic/agency'))),
  })
}
