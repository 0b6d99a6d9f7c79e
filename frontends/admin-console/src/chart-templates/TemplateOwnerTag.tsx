import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { isBuiltInTemplate, type TemplateRow } from './template-form-values.ts'

/** Says whether the template is Hibiki's own, or which agency owns it. */
export function TemplateOwnerTag() {
  const template = useRecordContext<TemplateRow>()
  const translate = useTranslate()
  if (!template) return null
  if (isBuiltInTemplate(template)) return <Tag tone="good">{translate('console.chartTemplates.ours')}</Tag>
  return <Tag>{template.agencyCode}</Tag>
}
