import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { $api, type QueryApi } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { planChanges } from '../../../lib/plan-changes.ts'
import type { FamilyMembership } from '../types.ts'
import { FamilyPlanSection } from './FamilyPlanSection.tsx'
import { familyFrame } from './family-frame.ts'

/** Shows the plan of another member that the caller has joined, and the family of each plan of the caller's own. */
export function FamilyPlans({ $confirmed }: { $confirmed: QueryApi }) {
  const queryClient = useQueryClient()
  const family = $confirmed.useQuery('get', '/v3/subscription/family', { headers: useLanguageHeader() })
  // The contracts below work without it.
  if (!family.data) return null
  const { membership, plans } = family.data
  const onChanged = async () => {
    planChanges.emit()
    await queryClient.invalidateQueries()
  }
  return (
    <>
      {membership && <Membership membership={membership} onChanged={onChanged} />}
      {plans.map((plan) => (
        <FamilyPlanSection key={plan.contractId} plan={plan} onChanged={onChanged} />
      ))}
    </>
  )
}

function Membership({
  membership: { productName, holderName: name, isOpen },
  onChanged,
}: {
  membership: FamilyMembership
  onChanged: () => Promise<void>
}) {
  const { t } = useTranslation('family')
  const alert = useAlert()
  const showError = useShowError()
  const [isAsking, setAsking] = useState(false)
  // Callbacks of `mutate` itself would be lost, because this part is gone once the family is loaded again.
  const leave = $api.useMutation('post', '/v3/subscription/family/leave', {
    onSuccess: () => {
      alert({ text: t('membership.left') })
      return onChanged()
    },
    onError: (error) => {
      showError(error)
      return onChanged()
    },
  })
  return (
    <Box component="section" aria-label={t('membership.title')} sx={familyFrame}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('membership.title')}
      </Typography>
      <Typography variant="h2" sx={{ mt: 0.5 }}>
        {productName}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{t('membership.of', { name })}</Typography>
      {!isOpen && <Typography sx={{ mt: 1 }}>{t('membership.closed', { name })}</Typography>}
      <Button variant="outlined" disabled={leave.isPending} onClick={() => setAsking(true)} sx={{ mt: 2 }}>
        {t('membership.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          text={t('membership.leaveQuestion')}
          action={t('membership.leaveConfirm')}
          onConfirm={() => leave.mutate({})}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}
