import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import type { Application } from './types.ts'

const tones = { '0': 'wait', '1': 'good', '2': 'bad' } as const

export function ApplicationStatusTag() {
  const application = useRecordContext<Application>()
  if (!application) return null
  return <Tag tone={tones[application.status]}>{application.statusLabel}</Tag>
}
