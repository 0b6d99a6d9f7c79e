import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { FamilyInvitation } from '../components/FamilyInvitation.tsx'

/** The link of an invitation to a family; whoever has it may read it before a login. */
export function FamilyInvitationPage() {
  return (
    <QueryProvider>
      <Invitation />
    </QueryProvider>
  )
}

function Invitation() {
  const { t } = useTranslation(['family', 'common'])
  const { status } = useSession()
  const { token = '' } = useParams()
  const [isDeclined, setDeclined] = useState(false)
  // Nothing is asked again in the background: after an acceptance the link is used up.
  const invitation = $api.useQuery(
    'post',
    '/v3/subscription/family/invitation',
    { headers: useLanguageHeader(), body: { token } },
    { staleTime: Number.POSITIVE_INFINITY, enabled: !isDeclined },
  )
  const isInvalid = invitation.error instanceof ApiError && invitation.error.status < 500
  const home = (
    <Button
      component={RouterLink}
      to={status === 'member' ? paths.mypage : paths.home}
      variant="outlined"
      sx={{ mt: 3 }}
    >
      {t(status === 'member' ? 'common:mypage' : 'invitation.home')}
    </Button>
  )
  if (isDeclined)
    return (
      <>
        <PageTitle lead={t('invitation.declinedLead')}>{t('invitation.declined')}</PageTitle>
        {home}
      </>
    )
  if (status === 'checking' || invitation.isPending)
    return (
      <>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <LoadingState lines={6} />
      </>
    )
  if (invitation.isError)
    return (
      <>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <Box sx={{ maxWidth: '38rem' }}>
          <ErrorState
            error={invitation.error}
            {...(!isInvalid && { onRetry: () => void invitation.refetch() })}
          />
        </Box>
        {home}
      </>
    )
  return <FamilyInvitation invitation={invitation.data} token={token} onDeclined={() => setDeclined(true)} />
}
