import { useRecordContext, useTranslate } from 'react-admin'
import type { CommerceLogEntry } from './types.ts'

/** What was done, in the reader's language. */
export function CommerceActionName() {
  const entry = useRecordContext<CommerceLogEntry>()
  const translate = useTranslate()
  return entry ? translate(`console.commerceLog.action.${entry.action}`) : null
}
