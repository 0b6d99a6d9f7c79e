import AcUnitRounded from '@mui/icons-material/AcUnitRounded'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { ActivityTile } from './ActivityTile.tsx'
import { StreakWeekdayToggles } from './StreakWeekdayToggles.tsx'

/** Shows the streak. It forgives one missed day a week and counts only the weekdays that the member chose. */
export function StreakTile() {
  const { t } = useTranslation('activity')
  const streak = $api.useQuery('get', '/activity/streak', undefined, { staleTime: 0 })
  return (
    <ActivityTile title={t('streak.title')}>
      <QueryBoundary query={streak}>
        {({ days, todayDone, secondsToGo, freezeLeft }) => (
          <>
            <Typography component="p" sx={{ fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.5 }}>
              {days > 0 ? t('streak.days', { count: days }) : t('streak.none')}
            </Typography>
            <Typography variant="body2">
              {todayDone && t('streak.done')}
              {!todayDone &&
                (secondsToGo === null ? t('streak.open') : t('streak.begun', { count: secondsToGo }))}
            </Typography>
            {days > 0 && (
              <Typography
                variant="body2"
                sx={{ display: 'flex', alignItems: 'start', gap: 0.5, mt: 0.5, color: 'text.secondary' }}
              >
                <AcUnitRounded aria-hidden sx={{ fontSize: '1.125rem', mt: '0.2em' }} />
                {t(freezeLeft > 0 ? 'streak.freezeLeft' : 'streak.freezeUsed')}
              </Typography>
            )}
          </>
        )}
      </QueryBoundary>
    </ActivityTile>
  )
}

/** Lets the member choose the weekdays of the streak; it is folded, because it is set once. */
export function StreakWeekdaySettings() {
  const { t } = useTranslation('activity')
  const { data } = $api.useQuery('get', '/activity/streak', undefined, { staleTime: 0 })
  if (!data) return null
  return (
    <CollapsibleSection title={t('streak.weekdays')} near>
      <StreakWeekdayToggles weekdays={data.weekdays} />
    </CollapsibleSection>
  )
}
