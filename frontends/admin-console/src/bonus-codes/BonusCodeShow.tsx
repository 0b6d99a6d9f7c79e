import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { Facts } from '../components/Facts.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { BonusCodeStateTag } from './BonusCodeStateTag.tsx'
import { Gift } from './Gift.tsx'
import { StopButton } from './StopButton.tsx'
import type { BonusCodeWithUses } from './types.ts'

export function BonusCodeShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<StopButton />}>
      <Panel title={translate('console.bonusCodes.facts')}>
        <CodeFacts />
      </Panel>
      <Panel title={translate('console.bonusCodes.lastUses')}>
        <LastUses />
      </Panel>
    </RecordPage>
  )
}

function CodeFacts() {
  const code = useRecordContext<BonusCodeWithUses>()
  if (!code) return null
  return (
    <Facts
      facts={[
        { of: 'code', value: code.code },
        { of: 'state', value: <BonusCodeStateTag /> },
        { of: 'gift', value: <Gift /> },
        { of: 'uses', value: code.uses.toLocaleString() },
        { of: 'mostUses', value: code.mostUses.toLocaleString() },
        { of: 'expiresOn', value: <DayText day={code.expiresOn} /> },
        { of: 'createdAt', value: <DateTime at={code.createdAt} /> },
        { of: 'stoppedAt', value: <DateTime at={code.stoppedAt} /> },
      ]}
    />
  )
}

/** The newest 99; the count beside them is of all. */
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
            <RecordLink of="members" id={userId}>
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
