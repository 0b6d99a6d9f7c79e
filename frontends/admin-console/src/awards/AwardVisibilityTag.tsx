import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Award } from './award-body.ts'

/** Says whether the home page displays the award. */
export function AwardVisibilityTag() {
  const award = useRecordContext<Award>()
  const translate = useTranslate()
  if (!award) return null
  return (
    <Tag tone={award.visible ? 'good' : 'quiet'}>
      {translate(`console.awards.${award.visible ? 'shown' : 'hidden'}`)}
    </Tag>
  )
}
