import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { CheckRow } from './types.ts'

export function CheckStateTag() {
  const check = useRecordContext<CheckRow>()
  const translate = useTranslate()
  if (!check) return null
  const state = check.withdrawnAt === null ? 'offered' : 'withdrawn'
  return (
    <Tag tone={state === 'offered' ? 'good' : 'quiet'}>
      {translate(`console.mentalChecks.state.${state}`)}
    </Tag>
  )
}
