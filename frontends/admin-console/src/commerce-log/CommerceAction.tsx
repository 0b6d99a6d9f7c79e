import { useRecordContext, useTranslate } from 'react-admin'
import type { CommerceAct } from './types.ts'

/** What was done, in the reader's language. */
export function CommerceAction() {
  const act = useRecordContext<CommerceAct>()
  const translate = useTranslate()
  return act ? translate(`console.commerceLog.action.${act.action}`) : null
}
