import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RowOf } from '../api/call-types.ts'
import { DateTime } from '../components/DateTime.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Inquiry } from './types.ts'

/** Displays the member and the state of the inquiry; plan, rental, device and errors are shown only if the member shares them. */
export function InquirySidebar() {
  const translate = useTranslate()
  const inquiry = useRecordContext<Inquiry>()
  if (!inquiry?.acts) return null
  return (
    <>
      <RecordFields
        fields={[
          { source: 'memberName', value: <InquiryMember inquiry={inquiry} /> },
          { source: 'language', value: translate(`console.articles.language.${inquiry.language}`) },
          { source: 'type', value: inquiry.type },
          { source: 'staffName', value: inquiry.staffName ?? translate('console.none') },
          { source: 'openedAt', value: <DateTime at={inquiry.openedAt} /> },
          { source: 'waitingSince', value: <DateTime at={inquiry.waitingSince} /> },
          { source: 'firstAnsweredAt', value: <DateTime at={inquiry.firstAnsweredAt} /> },
          { source: 'closedAt', value: <DateTime at={inquiry.closedAt} /> },
          {
            source: 'rating',
            value:
              inquiry.rating === null
                ? translate('console.none')
                : translate(`console.inquiries.rating.${inquiry.rating}`, {
                    defaultValue: String(inquiry.rating),
                  }),
          },
        ]}
      />
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
        {translate('console.inquiries.shared.title')}
      </Typography>
      {inquiry.shared ? (
        <SharedFields inquiry={inquiry} shared={inquiry.shared} />
      ) : (
        <Typography color="textSecondary">{translate('console.inquiries.shared.nothing')}</Typography>
      )}
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
        {translate('console.inquiries.acts')}
      </Typography>
      <HairlineList>
        {inquiry.acts.map(({ id, actorName, action, colleagueName, at }) => (
          <li key={id}>
            <DotSeparatedItems
              items={[
                [translate(`console.inquiries.acted.${action}`, { defaultValue: action }), colleagueName]
                  .filter(Boolean)
                  .join(' → '),
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

function InquiryMember({ inquiry: { memberId, memberName } }: { inquiry: Inquiry }) {
  return (
    <Link component={RouterLink} to={`/members/${memberId}/show`}>
      {memberName}
    </Link>
  )
}

function SharedFields({ inquiry, shared }: { inquiry: Inquiry; shared: NonNullable<Inquiry['shared']> }) {
  const translate = useTranslate()
  const { device, errors } = shared
  return (
    <RecordFields
      fields={[
        { source: 'contracts', value: <MemberContracts memberId={inquiry.memberId} /> },
        { source: 'device', value: formatDevice(device) },
        {
          source: 'errors',
          value:
            errors.length === 0
              ? translate('console.none')
              : errors.map(({ code, at, page, requestId }) => (
                  <div key={`${at}${requestId}`}>
                    <DotSeparatedItems items={[code, page, <DateTime key="at" at={at} />, requestId]} />
                  </div>
                )),
        },
      ]}
    />
  )
}

type Device = NonNullable<Inquiry['shared']>['device']

const formatDevice = ({ browser, system, screen, language }: Device): string =>
  [browser, system, screen, language].filter(Boolean).join(' / ')

/** Requests the current plan and rental from billing. */
function MemberContracts({ memberId }: { memberId: string }) {
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
