import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RowOf } from '../api/contract.ts'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { Separated } from '../components/Separated.tsx'
import type { Inquiry } from './types.ts'

/** Who asks and how it stands; plan, rental, device and errors only where the member shares them. */
export function Beside() {
  const translate = useTranslate()
  const inquiry = useRecordContext<Inquiry>()
  if (!inquiry?.acts) return null
  return (
    <>
      <Facts
        facts={[
          { of: 'memberName', value: <Member inquiry={inquiry} /> },
          { of: 'language', value: translate(`console.articles.language.${inquiry.language}`) },
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
            <Separated
              facts={[
                [translate(`console.inquiries.acted.${action}`), colleagueName].filter(Boolean).join(' → '),
                actorName,
                <DateTime key="at" at={at} />,
              ]}
            />
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
  const { device, errors } = shared
  return (
    <Facts
      facts={[
        { of: 'contracts', value: <Contracts memberId={inquiry.memberId} /> },
        { of: 'device', value: deviceOf(device) },
        {
          of: 'errors',
          value:
            errors.length === 0
              ? translate('console.none')
              : errors.map(({ code, at, page, requestId }) => (
                  <div key={`${at}${requestId}`}>
                    <Separated facts={[code, page, <DateTime key="at" at={at} />, requestId]} />
                  </div>
                )),
        },
      ]}
    />
  )
}

type Device = NonNullable<Inquiry['shared']>['device']

const deviceOf = ({ browser, system, screen, language }: Device): string =>
  [browser, system, screen, language].filter(Boolean).join(' / ')

/** Billing knows best: plan and rental as they are now. */
function Contracts({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<RowOf<'GET /admin/contracts'>>(
    'contracts',
    {
      filter: { userId: memberId },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'orderedAt', order: 'DESC' },
    },
    { retry: false },
  )
  if (!data) return error ? <QueryError query={{ error, refetch }} /> : <Skeleton />
  if (data.length === 0) return translate('console.none')
  return data.map(({ id, productName }) => (
    <div key={id}>
      <Link component={RouterLink} to={`/contracts/${id}/show`}>
        {productName}
      </Link>
    </div>
  ))
}
