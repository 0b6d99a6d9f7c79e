import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNames } from '../../../components/people/use-names.ts'
import type { Preview } from './PreviewRow.tsx'

/** Who cannot be moved, and why; as long as there is somebody, no one is. */
export function Problems({ problems, userIds }: { problems: Preview['problems']; userIds: string[] }) {
  const { t } = useTranslation('transfer')
  const { data: names } = useNames(problems.length > 0 ? userIds : [])
  if (problems.length === 0) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ mb: 2.5 }}>
      {t('confirm.problems')}
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3 }}>
        {problems.map(({ userId, message }) => (
          <li key={userId}>{t('confirm.problem', { name: names?.get(userId) ?? '…', message })}</li>
        ))}
      </Box>
    </Alert>
  )
}
