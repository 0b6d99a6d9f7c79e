import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useFormatLength } from '../lib/i18n/use-format-length.ts'
import { useLanguage } from '../lib/i18n/use-language.ts'
import { SoundCover } from './illustrations/SoundCover.tsx'

interface Row {
  id: string
  title: string
  durationSeconds: number
  tagCodes?: readonly string[]
  frequencies?: readonly number[]
  landscape?: { image: string }
  /** Facts such as the player or the place of recording. */
  about: readonly (string | undefined)[]
}

/** Lists sounds, each as a link to its player. */
export function SoundLinkList({ rows, to }: { rows: readonly Row[]; to: (soundId: string) => string }) {
  const { language } = useLanguage()
  const formatLength = useFormatLength()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
      {rows.map(({ id, title, about, durationSeconds, frequencies, landscape, tagCodes = [] }) => (
        <Box
          component="li"
          key={id}
          sx={{ borderBottom: 1, borderColor: 'divider', contentVisibility: 'auto' }}
        >
          <ButtonBase
            component={Link}
            to={to(id)}
            sx={{
              display: 'grid',
              gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
              alignItems: 'center',
              columnGap: 1.5,
              width: '100%',
              minHeight: '4.5rem',
              px: 1,
              py: 1,
              textAlign: 'start',
              '&:hover': { bgcolor: 'background.paper' },
              // The browser may skip drawing this row, so nothing may be drawn outside it.
              '&.Mui-focusVisible': { outlineOffset: '-4px' },
            }}
          >
            <SoundCover sound={{ id, frequencies, landscape }} tagCodes={tagCodes} sx={{ width: '3.5rem' }} />
            <Box component="span">
              <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {joinFacts(about, language)}
              </Typography>
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {formatLength(durationSeconds)}
            </Typography>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}
