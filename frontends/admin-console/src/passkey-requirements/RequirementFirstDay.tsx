import { useLocale, useRecordContext } from 'react-admin'
import { formatDay } from '../components/date-time.ts'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PasskeyRequirement } from './types.ts'

export function RequirementFirstDay() {
  const requirement = useRecordContext<PasskeyRequirement>()
  const translate = useTranslate()
  const locale = useLocale()
  if (!requirement) return null
  const { firstDay } = requirement
  if (firstDay === null) return <Tag tone="quiet">{translate('console.passkeyRequirements.none')}</Tag>
  return (
    <Tag tone="good">
      {translate('console.passkeyRequirements.since', { day: formatDay(firstDay, locale) })}
    </Tag>
  )
}
