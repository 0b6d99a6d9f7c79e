import { useLocale, useRecordContext } from 'react-admin'
import { type CheckRow, getCheckTitle } from './types.ts'

/** Shows the title in the language of the page. */
export function CheckTitle() {
  const check = useRecordContext<CheckRow>()
  const locale = useLocale()
  return check ? getCheckTitle(check, locale) : null
}
