import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** Offers a vibration without a photo to members without a camera. */
export function RandomVibrationButton() {
  const { t } = useTranslation('face')
  return (
    <Box sx={{ mt: 1 }}>
      <Button variant="outlined" color="inherit" component={Link} to={paths.aiestheRandom}>
        {t('camera.random')}
      </Button>
    </Box>
  )
}
