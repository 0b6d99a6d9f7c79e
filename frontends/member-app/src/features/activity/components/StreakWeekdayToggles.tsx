import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { weekdays as allDays, toggleWeekday } from '../rules.ts'

/** Offers the weekdays on which the member wants to listen. */
export function StreakWeekdayToggles({ weekdays }: { weekdays: readonly number[] }) {
  const { t } = useTranslation('activity')
  const showError = useShowError()
  const invalidate = useInvalidate()
  const save = $api.useMutation('post', '/activity/streak-days', {
    onSettled: () => invalidate('/activity/streak'),
  })
  // A new choice shows at once; when it is rejected, the old one shows again.
  const shown = save.isPending ? save.variables.body.weekdays : weekdays
  return (
    <Box role="group" aria-label={t('streak.weekdays')} sx={{ pb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 3.25rem))',
          gap: { xs: 0.5, sm: 1 },
        }}
      >
        {allDays.map(({ iso, name }) => (
          <ToggleButton
            key={iso}
            value={iso}
            selected={shown.includes(iso)}
            disabled={save.isPending}
            onChange={() =>
              save.mutate({ body: { weekdays: toggleWeekday(weekdays, iso) } }, { onError: showError })
            }
            sx={{
              minHeight: '2.75rem',
              p: 0,
              borderRadius: 1,
              textTransform: 'none',
              fontSize: '0.9375rem',
              '&.Mui-selected, &.Mui-selected:hover': {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              },
            }}
          >
            {t(`weekday.${name}`)}
          </ToggleButton>
        ))}
      </Box>
      <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
        {t('streak.rule')}
      </Typography>
    </Box>
  )
}
