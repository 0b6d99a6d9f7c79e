import Box from '@mui/material/Box'
import { EditButton, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { languages } from '../i18n/languages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { TemplateHistory } from './TemplateHistory.tsx'
import { TemplateItems } from './TemplateItems.tsx'
import { TemplateOwnerTag } from './TemplateOwnerTag.tsx'
import { isBuiltInTemplate, type Template } from './template-form-values.ts'

export function TemplateShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<EditOwnTemplateButton />}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Panel title={translate('console.chartTemplates.facts')}>
          <TemplateFields />
        </Panel>
        <Panel title={translate('console.chartTemplates.history')}>
          <TemplateHistory />
        </Panel>
      </Box>
      <Panel title={translate('console.chartTemplates.items')}>
        <TemplateItems />
      </Panel>
    </RecordPage>
  )
}

function EditOwnTemplateButton() {
  const template = useRecordContext<Template>()
  return template && isBuiltInTemplate(template) ? <EditButton /> : null
}

function TemplateFields() {
  const template = useRecordContext<Template>()
  if (!template) return null
  return (
    <RecordFields
      fields={[
        ...languages.map(({ locale }) => ({ source: `name.${locale}`, value: template.names[locale] })),
        { source: 'owner', value: <TemplateOwnerTag /> },
        { source: 'updatedAt', value: <DateTime at={template.updatedAt} /> },
      ]}
    />
  )
}
