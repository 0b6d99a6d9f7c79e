import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { BonusCodeGift } from './BonusCodeGift.tsx'
import { BonusCodeStateTag } from './BonusCodeStateTag.tsx'
import { StopBonusCodeButton } from './StopBonusCodeButton.tsx'
import type { BonusCodeWithUses } from './types.ts'

export function BonusCodeShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<StopBonusCodeButton />}>
      <Panel title={translate('console.bonusCodes.facts')}>
        <BonusCodeFields />
      </Panel>
      <Panel title={translate('console.bonusCodes.lastUses')}>
        <LastUses />
      </Panel>
    </RecordPage>
  )
}

function BonusCodeFields() {
  const code = useRecordContext<BonusCodeWithUses>()
  if (!code) return null
  return (
    <RecordFields
      fields={[
        { source: 'code', value: code.code },
        { source: 'state', value: <BonusCodeStateTag /> },
        { source: 'gift', value: <BonusCodeGift /> },
        { source: 'uses', value: code.uses.toLocaleString() },
        { source: 'mostUses', value: code.mostUses.toLocaleString() },
        { source: 'expiresOn', value: <DayText day={code.expiresOn} /> },
        { source: 'createdAt', value: <DateTime at={code.createdAt} /> },
        { source: 'stoppedAt', value: <DateTime at={code.stoppedAt} /> },
      ]}
    />
  )
}

/** The service returns only the newest 99 uses, while the count includes all of them. */
function LastUses() {
  const code = useRecordContext<BonusCodeWithUses>()
  const translate = useTranslate()
  if (!code?.lastUses) return null
  if (code.lastUses.length === 0)
    return <Typography color="textSecondary">{translate('console.bonusCodes.noUses')}</Typography>
  return (
    <HairlineList>
      {code.lastUses.map(({ userId, userName, redeemedAt }) => (
        <Box component="li" key={userId} sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Box sx={{ flex: 1 }}>
            <RecordLink resource="members" id={userId}>
              {userName ?? translate('console.commerce.erased')}
            </RecordLink>
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            <DateTime at={redeemedAt} />
          </Typography>
        </Box>
      ))}
    </HairlineList>
  )
}
