import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows in the words of the AI why it chose this sound. */
export function AiChoiceReason({ reason }: { reason: string }) {
  const { t } = useTranslation('player')
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', gap: 1.5, mt: 2, p: { xs: 2.5, md: 3 }, borderRadius: 1, bgcolor: 'mist.main' }}
    >
      <AutoAwesomeOutlined aria-hidden sx={{ color: 'primary.main', fontSize: '1.25rem', mt: 0.25 }} />
      <Box>
        <Typography id={id} component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {t('reason')}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{reason}</Typography>
      </Box>
    </Box>
  )
}
