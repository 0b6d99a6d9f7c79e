import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { EmptySoundsText } from '../../../components/EmptySounds.tsx'

/** Says why a section without a sound is silent. It links to staff, because only they assign sounds. */
export function NoSoundsNotice({ sx }: { sx?: SxProps }) {
  const { t } = useTranslation('enterprise')
  return (
    <Box {...(sx && { sx })}>
      <Typography>
        <EmptySoundsText text={t('noSounds.why')} />
      </Typography>
      <Link component={RouterLink} to={paths.support} color="inherit" sx={{ display: 'inline-block', py: 1 }}>
        {t('noSounds.link')}
      </Link>
    </Box>
  )
}
