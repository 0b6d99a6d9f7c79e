import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Says that unsent text was found on this device, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('charts')
  return (
    <Box role="status" sx={{ ...frame, displayPrint: 'none' }}>
      <Typography variant="body2" sx={{ flex: '1 1 14rem' }}>
        {t('draft.restored')}
      </Typography>
      <Button variant="outlined" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  mb: 3,
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: 1,
  bgcolor: 'secondary.light',
} as const
