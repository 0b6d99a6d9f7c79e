import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Shows a moon on phones, and a moon with words where there is room. */
export function NightScreenButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('player')
  return (
    <Button onClick={onOpen} aria-label={t('night.open')} sx={{ flexShrink: 0, minWidth: '2.75rem', mr: -1 }}>
      <DarkModeOutlined sx={{ fontSize: '1.375rem' }} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
        {t('night.open')}
      </Box>
    </Button>
  )
}
