import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Transfer } from './types.ts'

/** Names the first person and the number of others. */
export function TransferPeopleSummary() {
  const transfer = useRecordContext<Transfer>()
  const translate = useTranslate()
  const first = transfer?.rows[0]
  const others = (transfer?.total ?? 0) - 1
  if (!first) return <>{translate('console.none')}</>
  if (others < 1) return <>{first.username}</>
  return <>{translate('console.transfers.others', { name: first.username, count: others })}</>
}
