import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useSession } from '../../session/session-context.ts'
import { EmailChangeConfirmation } from '../components/EmailChangeConfirmation.tsx'

/** Handles the link of the mail to a new address, which may be opened without a login. */
export function ConfirmEmailPage() {
  const { t } = useTranslation(['settings', 'common'])
  const { status, verify } = useSession()
  const { path = '' } = useParams()
  const [email, setEmail] = useState<string | null>(null)
  const isMember = status === 'member'

  const onConfirmed = (changed: string) => {
    setEmail(changed)
    // A member's pages show the address, so the session is refreshed.
    if (isMember) void verify()
  }

  if (status === 'checking') return <LoadingState />
  return (
    <>
      <PageTitle>{t('email.confirm.title')}</PageTitle>
      <Box role="status">
        {email !== null && <Typography>{t('email.confirm.done', { email })}</Typography>}
      </Box>
      {email === null ? (
        <EmailChangeConfirmation path={path} onConfirmed={onConfirmed} />
      ) : (
        <Button
          component={RouterLink}
          to={isMember ? paths.mypage : paths.login}
          variant="contained"
          sx={{ mt: 3 }}
        >
          {t(isMember ? 'common:mypage' : 'common:login')}
        </Button>
      )}
    </>
  )
}
