import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { useFormatLength } from '../../../lib/i18n/use-format-length.ts'

interface Props {
  sounds: readonly { id: string; title: string; durationSeconds: number; frequencies?: readonly number[] }[]
  current: number
  onChoose: (index: number) => void
}

/** Lists the sounds that play one after another and start over after the last. */
export function Playlist({ sounds, current, onChoose }: Props) {
  const { t } = useTranslation('therapy')
  const formatLength = useFormatLength()
  return (
    <PageSection title={t('playlist.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1.5, mb: 2 }}>
        {t('playlist.text')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
        {sounds.map(({ id, title, durationSeconds, frequencies }, index) => (
          <Box component="li" key={id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ButtonBase
              aria-current={index === current}
              onClick={() => onChoose(index)}
              sx={{
                display: 'grid',
                gridTemplateColumns: '1.5rem 3rem minmax(0, 1fr) auto',
                alignItems: 'center',
                columnGap: 1.5,
                width: '100%',
                minHeight: '4rem',
                px: 1,
                py: 1,
                textAlign: 'start',
                '&:hover': { bgcolor: 'background.paper' },
                '&[aria-current=true]': { bgcolor: 'mist.main', fontWeight: 600 },
              }}
            >
              <Box
                component="span"
                sx={{ textAlign: 'center', color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
              >
                {index + 1}
              </Box>
              <SoundCover sound={{ id, frequencies }} sx={{ width: '3rem' }} />
              <Typography component="span" sx={{ fontWeight: 'inherit' }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
                {formatLength(durationSeconds)}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </PageSection>
  )
}
