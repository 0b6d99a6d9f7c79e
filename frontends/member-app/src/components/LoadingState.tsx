import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from './visually-hidden.ts'

/** Shows grey placeholders about as large as the coming content; screen readers hear one short sentence. */
export function LoadingState({ lines = 4, picture = false }: { lines?: number; picture?: boolean }) {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-live="polite" sx={{ py: 2 }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      {picture && <Skeleton variant="rectangular" sx={{ height: '10rem', mb: 3 }} />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={line} sx={{ height: '1.75rem', width: line === lines - 1 ? '60%' : '100%' }} />
      ))}
    </Box>
  )
}
