import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { planFrame } from '../../../components/plan-frame.ts'
import { $api, type QueryApi } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { FamilyMembership } from '../types.ts'
import { useFamilyChange } from '../use-family-change.ts'
import { FamilyPlanSection } from './FamilyPlanSection.tsx'

/** Shows the plan of another member that the caller has joined, and the family of each plan of the caller's own. */
export function FamilyPlans({ $confirmed }: { $confirmed: QueryApi }) {
  const family = $confirmed.useQuery('get', '/v3/subscription/family', { headers: useLanguageHeader() })
  // The contracts below work without it.
  if (!family.data) return null
  const { membership, plans } = family.data
  return (
    <>
      {membership && <Membership membership={membership} />}
      {plans.map((plan) => (
        <FamilyPlanSection key={plan.contractId} plan={plan} />
      ))}
    </>
  )
}

function Membership({
  membership: { productName, holderName: name, isOpen },
}: {
  membership: FamilyMembership
}) {
  const { t } = useTranslation('family')
  const [isAsking, setAsking] = useState(false)
  const leave = $api.useMutation(
    'post',
    '/v3/subscription/family/leave',
    useFamilyChange(t('membership.left')),
  )
  return (
    <Box component="section" aria-label={t('membership.title')} sx={planFrame}>
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
