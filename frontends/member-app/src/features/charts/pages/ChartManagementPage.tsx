import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { toChartManagementPath } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { NewAppointmentButton } from '../../appointments/components/NewAppointmentButton.tsx'
import { isPersonInCharge } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { ChosenCustomerHeader } from '../components/ChosenCustomerHeader.tsx'
import { CustomerSearch } from '../components/CustomerSearch.tsx'
import { RecordList } from '../components/RecordList.tsx'
import { BeginButton, SalonDay } from '../components/SalonDay.tsx'
import { ChartManagementTabs } from './ChartManagementTabs.tsx'

/** Staff find a customer, then read, begin and shape the charts. Administrators list and delete. */
export function ChartManagementPage() {
  const { t } = useTranslation('charts')
  const navigate = useNavigate()
  const { user } = useSession()
  const [params] = useSearchParams()
  const customerId = params.get('customer')
  const name = useCustomerName(customerId)
  const isStaff = user !== null && isPersonInCharge(user)
  return (
    <>
      <PageTitle lead={customerId === null && t('management.lead')}>{t('menu.chartManagement')}</PageTitle>
      {customerId === null ? (
        <CustomerSearch
          needsCondition={!isStaff}
          {...(isStaff && {
            renderActions: (customer) => <BeginButton customer={customer} />,
            children: <SalonDay actions={<NewAppointmentButton />} />,
          })}
          onChoose={({ id, name: chosen }) =>
            navigate(toChartManagementPath(id), { state: { name: chosen } })
          }
        />
      ) : (
        <>
          <ChosenCustomerHeader userId={customerId} name={name} hasOverview={isStaff} />
          {isStaff ? (
            <ChartManagementTabs key={customerId} userId={customerId} />
          ) : (
            <Box sx={{ mt: 4 }}>
              <RecordList userId={customerId} />
            </Box>
          )}
        </>
      )}
    </>
  )
}

/** The search passes the name on; it is requested only when the address is opened directly. */
function useCustomerName(customerId: string | null): string | undefined {
  const { state } = useLocation() as { state: { name?: string } | null }
  const isUnknown = customerId !== null && state?.name === undefined
  // The overview has the name, too, but a request for it would be logged as a view for the customer.
  const found = $api.useQuery(
    'get',
    '/pic/calte/customers',
    { params: { query: { userId: customerId ?? '' } } },
    { enabled: isUnknown },
  )
  return state?.name ?? found.data?.users[0]?.name
}
