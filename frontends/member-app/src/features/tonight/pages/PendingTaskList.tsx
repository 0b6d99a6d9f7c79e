import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { PendingTask } from './use-pending-tasks.ts'

/** Lists what waits for the member with a link to each; empty when nothing does. */
export function PendingTaskList({ notes }: { notes: readonly PendingTask[] }) {
  const { t } = useTranslation('tonight')
  if (notes.length === 0) return null
  return (
    <Box component="section" aria-labelledby="tonight-waiting" sx={{ mt: 5 }}>
      <Typography id="tonight-waiting" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('waiting.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
        {notes.map(({ name, to }) => (
          <Box component="li" key={name} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Link component={RouterLink} to={to} underline="none" sx={row}>
              <span>{t(`waiting.${name}`)}</span>
              <ArrowForwardRounded aria-hidden sx={{ color: 'secondary.dark', flexShrink: 0 }} />
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: '3.5rem',
  py: 1,
  color: 'text.primary',
} as const
