import AddRounded from '@mui/icons-material/AddRounded'
import RemoveRounded from '@mui/icons-material/RemoveRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageZoom } from '../use-page-zoom.ts'

/** Zooms the page in steps of 10 %; at a limit the button says so instead of being disabled. */
export function ZoomControl() {
  const { t } = useTranslation()
  const { scale, step } = usePageZoom()
  const [limit, setLimit] = useState<'smallest' | 'largest' | null>(null)

  const changeScale = (direction: 1 | -1) => {
    const moved = step(direction)
    setLimit(moved ? null : direction === 1 ? 'largest' : 'smallest')
  }

  return (
    <Box role="group" aria-label={t('zoom.label')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {t('zoom.label')}
        </Typography>
        <IconButton onClick={() => changeScale(-1)} aria-label={t('zoom.smaller')}>
          <RemoveRounded />
        </IconButton>
        <Typography
          component="output"
          variant="body2"
          sx={{ minWidth: '3.2em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          {Math.round(scale * 100)}%
        </Typography>
        <IconButton onClick={() => changeScale(1)} aria-label={t('zoom.larger')}>
          <AddRounded />
        </IconButton>
      </Box>
      <Typography role="status" variant="caption" sx={{ display: 'block', color: 'secondary.dark' }}>
        {limit && t(`zoom.${limit}`)}
      </Typography>
    </Box>
  )
}
