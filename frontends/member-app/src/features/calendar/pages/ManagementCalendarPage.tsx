import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { NewAppointmentButton } from '../../appointments/components/NewAppointmentButton.tsx'
import { isAdmin, isPersonInCharge } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { CustomerChoice } from '../components/CustomerChoice.tsx'
import { useCalendarUrlState } from '../use-calendar-url-state.ts'
import { CalendarWithDetail } from './CalendarWithDetail.tsx'

/** Lets staff choose customers, and shows other members their own usage. */
export function ManagementCalendarPage() {
  const { t } = useTranslation('calendar')
  const { user } = useSession()
  const address = useCalendarUrlState()
  const canChoose = user !== null && (isPersonInCharge(user) || isAdmin(user))
  const customers = canChoose ? address.customers : []
  return (
    <>
      <PageTitle {...(canChoose ? {} : { lead: t('lead') })}>{t('managementTitle')}</PageTitle>
      {canChoose && (
        <CustomerChoice chosen={customers} onChange={address.setCustomers} needsCondition={isAdmin(user)} />
      )}
      {user !== null && isPersonInCharge(user) && (
        <Box sx={{ mb: { xs: 1, lg: 4 } }}>
          <NewAppointmentButton day={address.day} />
        </Box>
      )}
      <CalendarWithDetail address={{ ...address, customers }} />
    </>
  )
}
