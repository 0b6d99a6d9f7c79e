import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const load = () => import('./FreeSamplePanel.tsx')
const FreeSamplePanel = lazy(load)

/**
 * The free sample in two taps: this one brings the player, the next one plays. The player's code waits for the first, so the
 * page itself stays light.
 */
export function FreeSample() {
  const { t } = useTranslation('home')
  const [open, setOpen] = useState(false)
  if (open) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: '27rem' }} />}>
        <FreeSamplePanel />
      </Suspense>
    )
  }
  return (
    <ButtonBase
      onClick={() => setOpen(true)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      sx={{
        display: 'flex',
        gap: 2.5,
        width: '100%',
        maxWidth: '27rem',
        justifyContent: 'flex-start',
        textAlign: 'start',
        p: 2,
        pr: 3,
        borderRadius: 999,
        border: 1,
        borderColor: 'outline.main',
        bgcolor: 'background.paper',
        transition: 'border-color 200ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '3.75rem',
          height: '3.75rem',
          flexShrink: 0,
          borderRadius: 999,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        <PlayArrowRounded aria-hidden sx={{ fontSize: '2.25rem' }} />
      </Box>
      <Box component="span">
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontSize: '1.125rem' }}>
          {t('sample.open')}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('sample.note')}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
