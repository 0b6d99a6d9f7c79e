import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { statusTones } from '../rules.ts'
import type { Contract } from '../types.ts'

/** Shows the server's text for the state, and the last day of use when it is fixed. */
export function ContractStatus({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusLabel tone={statusTones[contract.status]}>{contract.statusText}</StatusLabel>
      {contract.cancelAt && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('until', { day: day(contract.cancelAt) })}
        </Typography>
      )}
    </Box>
  )
}
