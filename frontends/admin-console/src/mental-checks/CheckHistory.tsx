import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Check } from './types.ts'

/** Lists who changed the check and how, newest first. */
export function CheckHistory() {
  const check = useRecordContext<Check>()
  const translate = useTranslate()
  if (!check?.acts) return null
  if (check.acts.length === 0)
    return <Typography color="textSecondary">{translate('console.mentalChecks.noHistory')}</Typography>
  return (
    <HairlineList>
      {check.acts.map(({ at, actor, action, detail }) => {
        const changes = Object.entries(detail).map(([name, change]) =>
          translate(`console.mentalChecks.changed.${name}`, { ...(change as object), defaultValue: name }),
        )
        return (
          <Box component="li" key={at + action} sx={{ py: 1.25 }}>
            <Typography sx={{ fontWeight: 500 }}>
              {translate(`console.mentalChecks.act.${action}`)}
            </Typography>
            {changes.length > 0 && <Typography variant="body2">{changes.join(' · ')}</Typography>}
            <Typography variant="body2" color="textSecondary">
              <DateTime at={at} />
              {' · '}
              {actor ? (
                <RecordLink resource="members" id={actor.id}>
                  {actor.username || translate('console.role.ROLE_ADMIN')}
                </RecordLink>
              ) : (
                translate('console.commerce.erased')
              )}
            </Typography>
          </Box>
        )
      })}
    </HairlineList>
  )
}
