import { useEffect } from 'react'
import { useLocale } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { resolveLanguage } from '../i18n/languages.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Sets the title of the browser tab to the current resource, in the current language. */
export function useDocumentTitle(): void {
  const translate = useTranslate()
  const locale = useLocale()
  const [, resource] = useLocation().pathname.split('/')
  useEffect(() => {
    document.documentElement.lang = resolveLanguage(locale).tag
    const page = resource ? translate(`resources.${resource}.name`, { defaultValue: '' }) : ''
    document.title = [page, translate('console.product')].filter(Boolean).join(' – ')
  }, [resource, locale, translate])
}
