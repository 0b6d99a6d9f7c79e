import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { TransferPreview } from '../types.ts'

/** Lists who cannot be moved and why; a single problem blocks the whole transfer. */
export function TransferProblems({ problems }: Pick<TransferPreview, 'problems'>) {
  const translate = useTranslate()
  if (problems.length === 0) return null
  return (
    <Alert severity="error" variant="outlined">
      {translate('console.transfers.problems')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {problems.map(({ userId, name, message }) => (
          <li key={userId}>{`${name ?? translate('console.transfers.unknown')} · ${message}`}</li>
        ))}
      </Box>
    </Alert>
  )
}
