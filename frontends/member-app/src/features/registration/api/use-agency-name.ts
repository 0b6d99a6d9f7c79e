import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../../lib/api/client.ts'
import { isAgencyCode } from '../rules.ts'

/** The name of the agency with a code, so that the applicant sees where the application goes; asked once the code is whole. */
export const useAgencyName = (code: string) =>
  useQuery({
    queryKey: ['agency-name', code],
    queryFn: async () =>
      (await answerOf(api.GET('/account/agencies', { params: { query: { code } } })))?.name ?? '',
    enabled: isAgencyCode(code),
  })
