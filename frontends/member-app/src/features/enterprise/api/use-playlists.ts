import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** The playlists of the company, with what uses them, and the sounds that they may have. */
export const usePlaylists = () =>
  $api.useQuery('get', '/v2/enterprise/my/playlists', { headers: useLanguageHeader() })
