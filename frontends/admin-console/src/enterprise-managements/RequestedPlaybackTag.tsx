import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { EnterpriseManagement } from './types.ts'

/** Says what a person ordered last; the page of the enterprise shows what is actually audible. */
export function RequestedPlaybackTag() {
  const management = useRecordContext<EnterpriseManagement>()
  const translate = useTranslate()
  if (!management) return null
  const { playing } = management
  return (
    <Tag tone={playing ? 'good' : 'quiet'}>
      {translate(`console.rooms.order.${playing ? 'play' : 'silent'}`)}
    </Tag>
  )
}
