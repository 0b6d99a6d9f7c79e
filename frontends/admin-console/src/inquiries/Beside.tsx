import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetList, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RowOf } from '../api/contract.ts'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import type { Inquiry } from './types.ts'

/** Who asks and how it stands; plan, rental, device and errors only where the member shares them (T14). */
export function Beside() {
  const translate = useTranslate()
  const inquiry = useRecordContext<Inquiry>()
  if (!inquiry?.acts) return null
  return (
    <>
      <Facts
        facts={[
          { of: 'memberName', value: <Member inquiry={inquiry} /> },
          { of: 'type', value: inquiry.type },
          { of: 'staffName', value: inquiry.staffName ?? translate('console.none') },
          { of: 'openedAt', value: <DateTime at={inquiry.openedAt} /> },
          { of: 'waitingSince', value: <DateTime at={inquiry.waitingSince} /> },
          { of: 'firstAnsweredAt', value: <DateTime at={inquiry.firstAnsweredAt} /> },
          { of: 'closedAt', value: <DateTime at={inquiry.closedAt} /> },
          {
            of: 'rating',
            value:
              inquiry.rating === null
                ? translate('console.none')
                : translate(`console.inquiries.rating.${inquiry.rating}`),
          },
        ]}
      />
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
        {translate('console.inquiries.shared.title')}
      </Typography>
      {inquiry.shared ? (
        <Shared inquiry={inquiry} shared={inquiry.shared} />
      ) : (
        <Typography color="textSecondary">{translate('console.inquiries.shared.nothing')}</Typography>
      )}
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
        {translate('console.inquiries.acts')}
      </Typography>
      <HairlineList>
        {inquiry.acts.map(({ id, actorName, action, colleagueName, at }) => (
          <li key={id}>
            {translate(`console.inquiries.acted.${action}`)}
            {colleagueName !== null && ` → ${colleagueName}`} ・ {actorName} ・ <DateTime at={at} />
          </li>
        ))}
      </HairlineList>
    </>
  )
}

function Member({ inquiry: { memberId, memberName } }: { inquiry: Inquiry }) {
  return (
    <Link component={RouterLink} to={`/members/${memberId}/show`}>
      {memberName}
    </Link>
  )
}

function Shared({ inquiry, shared }: { inquiry: Inquiry; shared: NonNullable<Inquiry['shared']> }) {
  const translate = useTranslate()
  // Billing knows best: plan and rental as they are now.
  const { data: contracts = [] } = useGetList<RowOf<'GET /admin/contracts'>>('contracts', {
    filter: { userId: inquiry.memberId },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  const { device, errors } = shared
  return (
    <Facts
      facts={[
        {
          of: 'contracts',
          value:
            contracts.length === 0
              ? translate('console.none')
              : contracts.map((contract) => (
                  <div key={contract.id}>
                    <Link component={RouterLink} to={`/contracts/${contract.id}/show`}>
                      {contract.productName}
                    </Link>
                  </div>
                )),
        },
        { of: 'device', value: [device.browser, device.system, device.screen, device.language].join(' / ') },
        {
          of: 'errors',
          value:
            errors.length === 0
              ? translate('console.none')
              : errors.map(({ code, at, page, requestId }) => (
                  <div key={`${at}${requestId}`}>
                    {code} ・ {page} ・ <DateTime at={at} /> ・ {requestId}
                  </div>
                )),
        },
      ]}
    />
  )
}
