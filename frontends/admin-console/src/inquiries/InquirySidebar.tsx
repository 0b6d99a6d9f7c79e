import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DateTime } from '../components/DateTime.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { MemberContracts } from '../members/MemberContracts.tsx'
import { MemberPayments } from '../members/MemberPayments.tsx'
import type { Inquiry } from './types.ts'

/** Displays the member and the state of the inquiry; contracts, payments, sounds, device and errors are shown only if the member shares them. */
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
  const { device, errors, sounds = [] } = shared
  return (
    <RecordFields
      fields={[
        { source: 'contracts', value: <MemberContracts memberId={inquiry.memberId} /> },
        { source: 'payments', value: <MemberPayments memberId={inquiry.memberId} /> },
        {
          source: 'sounds',
          value:
            sounds.length === 0
              ? translate('console.none')
              : sounds.map(({ title, at }) => (
                  <div key={`${at}${title}`}>
                    <DotSeparatedItems items={[title, <DateTime key="at" at={at} />]} />
                  </div>
                )),
        },
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
