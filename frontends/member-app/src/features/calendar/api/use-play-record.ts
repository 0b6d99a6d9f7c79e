import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

/** Reads a recorded play, for which experiences and medical sound have a route each; a play of others needs the password. */
export function usePlayRecord(
  recordId: string,
  category: 'dmv' | 'medical_sound',
  confirmed: PasswordConfirmedRunner,
) {
  const { language } = useLanguage()
  const params = { params: { query: { recordId } } }
  return useQuery({
    queryKey: ['record-result', recordId, language],
    queryFn: () =>
      confirmed(() =>
        unwrap(
          category === 'dmv'
            ? api.GET('/dmv/record-result', params)
            : api.GET('/soundesthe/record-result', params),
        ),
      ),
    retry: false,
  })
}
