import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/**
 * Says that the purchase was sent and no response came. A retry with the same key returns its outcome, or buys; it never buys twice.
 */
export function UnclearOutcome({ asking, onAsk }: { asking: boolean; onAsk: () => void }) {
  const { t } = useTranslation('purchase')
  return (
    <Box
      role="region"
      aria-label={t('unclear.title')}
      sx={{
        p: { xs: 2.5, md: 4 },
        border: 1,
        borderColor: 'secondary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('unclear.title')}
      </Typography>
      <Typography>{t('unclear.text')}</Typography>
      <Button variant="contained" size="large" disabled={asking} onClick={onAsk} sx={{ mt: 3 }}>
        {t('unclear.ask')}
      </Button>
    </Box>
  )
}
