import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Shows in place of a linked diagnosis that it was withdrawn or deleted. */
export function UnavailableDiagnosis({ state }: { state: 'withdrawn' | 'deleted' }) {
  const { t } = useTranslation('charts')
  return (
    <Box sx={{ p: 2.5, border: 1, borderStyle: 'dashed', borderColor: 'outline.main', borderRadius: 1 }}>
      <Typography sx={{ fontWeight: 500 }}>{t(`diagnosis.${state}`)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t(`diagnosis.${state}Text`)}
      </Typography>
    </Box>
  )
}
