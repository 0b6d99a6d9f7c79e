import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TransferPreview } from './TransferPreviewRow.tsx'

interface Props {
  problems: TransferPreview['problems']
  /** Removes these people from the selection. */
  onRemove: (userIds: readonly string[]) => void
}

/** Lists who cannot be moved and why; nobody is moved until the list is empty. */
export function TransferProblems({ problems, onRemove }: Props) {
  const { t } = useTranslation('transfer')
  if (problems.length === 0) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ my: 2.5 }}>
      {t('confirm.problems')}
      <Box component="ul" sx={{ mt: 1, mb: 1.5, pl: 3 }}>
        {problems.map(({ userId, name, message }) => (
          <li key={userId}>{t('confirm.problem', { name: name ?? t('confirm.unknown'), message })}</li>
        ))}
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => onRemove(problems.map(({ userId }) => userId))}
      >
        {t('confirm.remove', { count: problems.length })}
      </Button>
    </Alert>
  )
}
