import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Agency } from './types.ts'

const tones = { applied: 'wait', approved: 'good', rejected: 'bad' } as const

export function AgencyStateTag() {
  const agency = useRecordContext<Agency>()
  const translate = useTranslate()
  if (!agency) return null
  return <Tag tone={tones[agency.state]}>{translate(`console.agencies.state.${agency.state}`)}</Tag>
}
