import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { paths, toFamilyInvitationPath } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { planFeatureList } from '../../../components/plan-frame.ts'
import { $api } from '../../../lib/api/queries.ts'
import { familyInvitationDraft } from '../../../lib/family-invitation-draft.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { planChanges } from '../../../lib/plan-changes.ts'
import { useSession } from '../../session/session-context.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import type { Invitation } from '../types.ts'

interface Props {
  invitation: Invitation
  token: string
  onDeclined: () => void
}

/** Shows who invites to what and what that person will see, and joins with one tap, after a login or a registration. */
export function FamilyInvitation({ invitation, token, onDeclined }: Props) {
  const { t } = useTranslation(['family', 'common'])
  const { status } = useSession()
  const moment = useFormatJstMoment()
  const showError = useShowError()
  const [isDeclining, setDeclining] = useState(false)
  const decline = $api.useMutation('post', '/v3/subscription/family/decline')
  const { holderName: name, productName, functions, expiresAt } = invitation
  return (
    <>
      <PageTitle lead={t('invitation.lead', { name })}>{t('invitation.title')}</PageTitle>
      <Card sx={{ maxWidth: '38rem', p: { xs: 2.5, md: 4 } }}>
        <Typography variant="h2">{productName}</Typography>
        <Typography sx={{ mt: 0.5 }}>{t('invitation.free', { name })}</Typography>
        <Box component="ul" aria-label={t('invitation.opens')} sx={planFeatureList}>
          {functions.map((text) => (
            <li key={text}>
              <CheckRounded aria-hidden fontSize="small" sx={{ color: 'success.dark', flexShrink: 0 }} />
              {text}
            </li>
          ))}
        </Box>
        <Typography sx={{ mb: 3, p: 2, borderRadius: 1, bgcolor: 'washi.main' }}>
          {t('invitation.privacy', { name })}
        </Typography>
        {status === 'member' ? <JoinButton token={token} /> : <AccountButtons token={token} />}
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('invitation.until', { until: moment(expiresAt) })}
        </Typography>
      </Card>
      <Button disabled={decline.isPending} onClick={() => setDeclining(true)} sx={{ mt: 2, mx: -1.5 }}>
        {t('invitation.decline')}
      </Button>
      {isDeclining && (
        <ConfirmDialog
          text={t('invitation.declineQuestion')}
          action={t('invitation.declineConfirm')}
          onConfirm={() => decline.mutate({ body: { token } }, { onSuccess: onDeclined, onError: showError })}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}

function JoinButton({ token }: { token: string }) {
  const { t } = useTranslation('family')
  const { user } = useSession()
  const navigate = useNavigate()
  const alert = useAlert()
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const accept = $confirmed.useMutation('post', '/v3/subscription/family/accept')
  const onAccepted = () => {
    // What the plan opens is enabled at once, on this page and in other tabs.
    planChanges.emit()
    alert({ text: t('invitation.joined') })
    void navigate(paths.subscriptionState)
  }
  return (
    <>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={accept.isPending}
        onClick={() => accept.mutate({ body: { token } }, { onSuccess: onAccepted, onError: showError })}
      >
        {t('invitation.join')}
      </Button>
      {user && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('invitation.as', { email: user.email })}
        </Typography>
      )}
      {dialog}
    </>
  )
}

/** Both ways to an account lead back to the invitation. */
function AccountButtons({ token }: { token: string }) {
  const { t } = useTranslation('family')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Button
        component={RouterLink}
        to={paths.registerPersonal}
        onClick={() => familyInvitationDraft.save(token, Date.now())}
        variant="contained"
        size="large"
      >
        {t('invitation.register')}
      </Button>
      <Button
        component={RouterLink}
        to={paths.login}
        state={{ from: toFamilyInvitationPath(token) }}
        variant="outlined"
        size="large"
      >
        {t('invitation.login')}
      </Button>
    </Box>
  )
}
