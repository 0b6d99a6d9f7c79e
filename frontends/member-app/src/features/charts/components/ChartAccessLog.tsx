import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { JstTime } from '../../../components/JstTime.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'

/** The page lists only so many views; the copy of the member's data holds all of them. */
const MAX_SHOWN_LOG_ENTRIES = 20

/** Lists who opened or changed the member's charts, and when. */
export function ChartAccessLog() {
  const { t } = useTranslation('charts')
  // One more is requested than is shown, which tells that there are more.
  const query = { page: 0, size: MAX_SHOWN_LOG_ENTRIES + 1 }
  const views = $api.useQuery('get', '/customer/calte/views', { params: { query } })
  return (
    <ChartQueryBoundary query={views} lines={3}>
      {(acts) =>
        acts.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('views.none')}</Typography>
        ) : (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {acts
                .slice(0, MAX_SHOWN_LOG_ENTRIES)
                .map(({ id, recordId, subject, title, reason, at, ...act }) => (
                  <Box component="li" key={id} sx={row}>
                    <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                      <Typography component="div">
                        {t('views.row', {
                          name: act.actorName ?? t('views.gone'),
                          role: t(`views.roles.${act.actorRole}`),
                          action: t(`views.actions.${act.action}`),
                        })}
                      </Typography>
                      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                        {subject === 'appointment'
                          ? t('views.appointment')
                          : subject === 'photo'
                            ? t('views.photo')
                            : recordId === null
                              ? t('views.overview')
                              : (title ?? t('views.deletedChart'))}
                        {reason && t('views.reason', { reason })}
                      </Typography>
                    </Box>
                    <Typography variant="body2">
                      <JstTime at={at} />
                    </Typography>
                  </Box>
                ))}
            </Box>
            {acts.length > MAX_SHOWN_LOG_ENTRIES && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {t('views.latest', { shown: MAX_SHOWN_LOG_ENTRIES })}
              </Typography>
            )}
          </>
        )
      }
    </ChartQueryBoundary>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const
