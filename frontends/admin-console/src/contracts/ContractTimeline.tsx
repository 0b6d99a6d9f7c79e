import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { commerceLogActions } from '../commerce-log/types.ts'
import { DateTime } from '../components/DateTime.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { toTimeline } from './to-timeline.ts'
import type { ContractDetails } from './types.ts'

/** Lists what happened to the contract, newest first. */
export function ContractTimeline() {
  const contract = useRecordContext<ContractDetails>()
  const translate = useTranslate()
  const formatYen = useFormatYen()
  if (!contract?.acts) return null
  return (
    <Box component="ol" sx={list}>
      {toTimeline(contract).map(({ id, at, kind, amount, detail, by }) => (
        <Box component="li" key={id}>
          <Typography sx={{ fontWeight: 500 }}>
            {translate(
              `${commerceLogActions.includes(kind) ? 'console.commerceLog.action' : 'console.contracts.timeline'}.${kind}`,
              { defaultValue: kind },
            )}
            {amount !== undefined && ` · ${formatYen(amount)}`}
          </Typography>
          {detail && <Typography variant="body2">{detail}</Typography>}
          <Typography variant="body2" color="textSecondary">
            <DateTime at={at} />
            {by && ` · ${by}`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  pl: 2.5,
  borderLeft: 2,
  borderColor: 'divider',
  '& > li': { position: 'relative', pb: 2, overflowWrap: 'anywhere' },
  '& > li:last-of-type': { pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(-1.25rem - 6px)',
    top: '0.55rem',
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const
