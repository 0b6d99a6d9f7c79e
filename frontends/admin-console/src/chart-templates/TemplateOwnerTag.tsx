import { useRecordContext, useTranslate } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { isOurs, type TemplateRow } from './types.ts'

/** Ours, or the agency whose own it is. */
export function TemplateOwnerTag() {
  const template = useRecordContext<TemplateRow>()
  const translate = useTranslate()
  if (!template) return null
  if (isOurs(template)) return <Tag tone="good">{translate('console.chartTemplates.ours')}</Tag>
  return <Tag>{template.agencyCode}</Tag>
}
