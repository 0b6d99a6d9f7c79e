import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'

const FreeSamplePanel = createLazyComponent(() => import('./FreeSamplePanel.tsx'), {
  waiting: <Skeleton variant="rounded" sx={{ height: '27rem' }} />,
  Failed: () => <ErrorState error={null} />,
  texts: ['player'],
})
const prefetchPanel = () => void FreeSamplePanel.fetch().catch(() => undefined)

/** Plays the free sample with one tap. The player's code is loaded on that tap, so that the page itself stays small. */
export function FreeSampleButton() {
  const { t } = useTranslation('home')
  const [open, setOpen] = useState(false)
  if (open) return <FreeSamplePanel />
  return (
    <ButtonBase
      onClick={() => setOpen(true)}
      onPointerEnter={prefetchPanel}
      onFocus={prefetchPanel}
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
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary', wordBreak: 'auto-phrase' }}
        >
          {t('sample.note')}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
