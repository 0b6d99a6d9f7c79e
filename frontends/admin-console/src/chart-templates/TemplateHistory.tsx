import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Template } from './template-form-values.ts'

/** Lists who changed the template, newest first. */
export function TemplateHistory() {
  const template = useRecordContext<Template>()
  const translate = useTranslate()
  if (!template?.acts) return null
  if (template.acts.length === 0)
    return <Typography color="textSecondary">{translate('console.chartTemplates.noHistory')}</Typography>
  return (
    <HairlineList>
      {template.acts.map(({ at, actor }) => (
        <Box component="li" key={at} sx={{ py: 1.25 }}>
          <DateTime at={at} />
          {' · '}
          {actor ? (
            <RecordLink resource="members" id={actor.id}>
              {actor.name || translate('console.role.ROLE_ADMIN')}
            </RecordLink>
          ) : (
            translate('console.commerce.erased')
          )}
        </Box>
      ))}
    </HairlineList>
  )
}
