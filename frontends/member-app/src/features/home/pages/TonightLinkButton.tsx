import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** Links to tonight's sound when the home page cannot play it. */
export function TonightLinkButton() {
  const { t } = useTranslation('home')
  return (
    <Button
      component={Link}
      to={paths.tonight}
      variant="contained"
      color="secondary"
      size="large"
      startIcon={<PlayArrowRounded />}
    >
      {t('hero.toTonight')}
    </Button>
  )
}
