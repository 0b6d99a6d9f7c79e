import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { $api } from '../../../lib/api/queries.ts'
import { AdviceCards } from './AdviceCards.tsx'

/** Shows the week's notice, which the server returns once. Nothing is shown without one, or when loading fails. */
export function WeeklyNotice() {
  const { t } = useTranslation('activity')
  const title = useId()
  const [closed, setClosed] = useState(false)
  const { data: notice } = $api.useQuery('get', '/v1/activity/notice', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    // The server remembers that it returned the notice, so the next visit gets none.
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  if (closed || !notice?.message) return null
  return (
    <Card
      component="section"
      aria-labelledby={title}
      sx={{ p: { xs: 2, md: 3 }, mb: 3, bgcolor: 'mist.main' }}
    >
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography id={title} sx={{ fontWeight: 600 }}>
          {notice.message}
        </Typography>
        <Button onClick={() => setClosed(true)} sx={{ flexShrink: 0, mt: -0.75 }}>
          {t('notice.close')}
        </Button>
      </Box>
      <Box component="details">
        <Box
          component="summary"
          sx={{ minHeight: '2.75rem', py: 1, cursor: 'pointer', color: 'text.secondary' }}
        >
          {t('notice.more')}
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <AdviceCards {...notice} />
        </Box>
      </Box>
    </Card>
  )
}
