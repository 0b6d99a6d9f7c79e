import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { CommerceLogEntry } from './types.ts'

/** Names the action in the language of the page. */
export function CommerceActionName() {
  const entry = useRecordContext<CommerceLogEntry>()
  const translate = useTranslate()
  return entry ? translate(`console.commerceLog.action.${entry.action}`) : null
}
