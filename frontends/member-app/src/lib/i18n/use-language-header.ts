import { toLanguageTag } from './languages.ts'
import { useLanguage } from './use-language.ts'

/** Returns the header of a request for texts in the member's language; as a part of a query's key it has them loaded again in another one. */
export function useLanguageHeader(): { 'Accept-Language': string } {
  const { language } = useLanguage()
  return { 'Accept-Language': toLanguageTag(language) }
}
