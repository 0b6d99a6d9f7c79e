import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import {
  toChartManagementPath,
  toChartOverviewPath,
  toChartRecordPath,
  toNewChartRecordPath,
} from '../../../app/paths.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { JstTime } from '../../../components/JstTime.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import type { SalonDay as Day } from '../types.ts'

/** The day is read again this often while it is on the screen, because customers send their parts meanwhile. */
const REFRESH_INTERVAL_MS = 60_000

/** Shows what waits in the salon today; each customer of the day is one tap away from a new record. */
export function SalonDay({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('charts')
  const day = $api.useQuery('get', '/pic/calte/today', {}, { refetchInterval: REFRESH_INTERVAL_MS })
  // The list of customers below asks for the password, or leads back to the hand-over.
  if (day.error instanceof ApiError && day.error.status < 500) return null
  return (
    <Box component="section" aria-label={t('today.title')} sx={{ mb: 5 }}>
      <Box sx={{ mb: 3 }}>{actions}</Box>
      {day.isPending && <LoadingState lines={3} />}
      {day.isError && <FailureNotice text={t('today.failed')} onRetry={() => void day.refetch()} />}
      {day.data && <DayContent day={day.data} />}
    </Box>
  )
}

function DayContent({ day }: { day: Day }) {
  const { t } = useTranslation(['charts', 'common'])
  const { appointments, customers, unreadParts, diagnoses } = day
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, lg: 5 }, gridTemplateColumns: columns }}>
      {appointments.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Group title={t('today.appointments')}>
            {appointments.map((appointment) => (
              <AppointmentRow key={`${appointment.id} ${appointment.day}`} appointment={appointment} />
            ))}
          </Group>
        </Box>
      )}
      {/* On a day with appointments, nobody has to be told that nothing is written yet. */}
      {(customers.length > 0 || appointments.length === 0) && (
        <Group title={t('today.customers')} empty={customers.length === 0 && t('today.noCustomers')}>
          {customers.map((customer) => (
            <Box component="li" key={customer.id} sx={[row, customerRow]}>
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <Link
                  component={RouterLink}
                  to={toChartManagementPath(customer.id)}
                  state={customer}
                  sx={name}
                >
                  {t('common:memberName', { name: customer.name })}
                </Link>
                {customer.assigned && <StatusLabel tone="done">{t('customers.mine')}</StatusLabel>}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {customer.lastVisit ? (
                    <>
                      {t('today.lastVisit')} <JstTime at={customer.lastVisit.at} />
                    </>
                  ) : (
                    t('today.firstVisit')
                  )}
                </Typography>
              </Box>
              <BeginButton customer={customer} isPrimary={!customer.hasRecordToday} />
            </Box>
          ))}
        </Group>
      )}
      {(unreadParts.length > 0 || diagnoses.length > 0) && (
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          {unreadParts.length > 0 && (
            <Group title={t('today.unreadParts')}>
              {unreadParts.map(({ recordId, title, userName, at }) => (
                <News key={recordId} to={toChartRecordPath(recordId)} at={at} userName={userName}>
                  {title}
                </News>
              ))}
            </Group>
          )}
          {diagnoses.length > 0 && (
            <Group title={t('today.diagnoses')}>
              {diagnoses.map(({ detectId, userId, userName, at }) => (
                <News key={detectId} to={toChartOverviewPath(userId)} at={at} userName={userName} />
              ))}
            </Group>
          )}
        </Box>
      )}
    </Box>
  )
}

/** Who comes when, and the button that begins the record. */
function AppointmentRow({ appointment }: { appointment: Day['appointments'][number] }) {
  const { t } = useTranslation(['charts', 'common'])
  const { title, start, end, customer, pic, overlaps } = appointment
  return (
    <Box component="li" sx={[row, customerRow]}>
      <Typography component="span" sx={time}>
        {start.slice(11, 16)}–{end.slice(11, 16)}
      </Typography>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        {customer ? (
          <Link component={RouterLink} to={toChartManagementPath(customer.id)} state={customer} sx={name}>
            {t('common:memberName', { name: customer.name })}
          </Link>
        ) : (
          <Box component="span" sx={name}>
            {title}
          </Box>
        )}
        {overlaps && <StatusLabel tone="waiting">{t('today.overlap')}</StatusLabel>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[customer ? title : '', pic?.name ?? ''].filter((text) => text !== '').join(' · ')}
        </Typography>
      </Box>
      {customer && <BeginButton customer={customer} isPrimary />}
    </Box>
  )
}

/** Begins a record of a customer with one tap. */
export function BeginButton({
  customer,
  isPrimary = false,
}: {
  customer: { id: string; name: string }
  isPrimary?: boolean
}) {
  const { t } = useTranslation('charts')
  return (
    <Button
      component={RouterLink}
      to={toNewChartRecordPath(customer.id)}
      state={{ name: customer.name }}
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={<EditOutlined />}
      aria-label={t('today.beginOf', { name: customer.name })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('today.begin')}
    </Button>
  )
}

function Group({ title, empty, children }: { title: string; empty?: string | false; children: ReactNode }) {
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

interface NewsProps {
  to: string
  at: string
  userName: string
  children?: ReactNode
}

function News({ to, at, userName, children }: NewsProps) {
  const { t } = useTranslation('common')
  return (
    <Box component="li" sx={row}>
      <Link component={RouterLink} to={to} sx={{ ...name, flex: '1 1 10rem' }}>
        {t('memberName', { name: userName })}
        {children && (
          <Box component="span" sx={{ ml: 1 }}>
            {children}
          </Box>
        )}
      </Link>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        <JstTime at={at} />
      </Typography>
    </Box>
  )
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
} as const
const time = { fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' } as const
const customerRow = { py: 1.5, rowGap: 1 } as const
const name = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500, mr: 1 } as const
