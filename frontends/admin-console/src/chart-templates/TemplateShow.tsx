import Box from '@mui/material/Box'
import { EditButton, useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { languages } from '../i18n/languages.ts'
import { TemplateHistory } from './TemplateHistory.tsx'
import { TemplateItems } from './TemplateItems.tsx'
import { TemplateOwnerTag } from './TemplateOwnerTag.tsx'
import { isOurs, type Template } from './types.ts'

export function TemplateShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<EditOfOurs />}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Panel title={translate('console.chartTemplates.facts')}>
          <TemplateFacts />
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

function EditOfOurs() {
  const template = useRecordContext<Template>()
  return template && isOurs(template) ? <EditButton /> : null
}

function TemplateFacts() {
  const template = useRecordContext<Template>()
  if (!template) return null
  return (
    <Facts
      facts={[
        ...languages.map(({ locale }) => ({ of: `name.${locale}`, value: template.names[locale] })),
        { of: 'owner', value: <TemplateOwnerTag /> },
        { of: 'updatedAt', value: <DateTime at={template.updatedAt} /> },
      ]}
    />
  )
}
