import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/client.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

export type LegalTextName = 'privacy_policy' | 'terms_of_service' | 'data_analytics_agreement'

/** Loads a legal text as markdown in the chosen language. */
export function useLegalText(name: LegalTextName) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['legal-text', name, language],
    queryFn: () => unwrap(api.GET(`/static/agreements/${name}.md`, { parseAs: 'text' })),
  })
}
