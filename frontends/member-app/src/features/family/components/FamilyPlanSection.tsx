import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { planFrame } from '../../../components/plan-frame.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import type { FamilyPlace, FamilyPlan } from '../types.ts'
import { useFamilyChange } from '../use-family-change.ts'
import { InviteForm } from './InviteForm.tsx'

/** Lists who uses a plan of the member's and who is invited, and invites others as long as a place is free. */
export function FamilyPlanSection({ plan }: { plan: FamilyPlan }) {
  const { t } = useTranslation('family')
  const { contractId, productName, seats, isOpen, places } = plan
  const taken = places.filter(({ state }) => state !== 'expired').length
  return (
    <Box component="section" aria-label={t('plan.label', { product: productName })} sx={planFrame}>
      <Typography variant="h2">{t('plan.title')}</Typography>
      <Typography sx={{ mt: 0.5 }}>{t('plan.lead', { product: productName, count: seats })}</Typography>
      {places.length > 0 && (
        <Box component="ul" aria-label={t('plan.places')} sx={listStyle}>
          {places.map((place) => (
            <FamilyPlaceItem key={place.id} place={place} />
          ))}
        </Box>
      )}
      {!isOpen && <Typography sx={{ mt: 2 }}>{t('plan.closed')}</Typography>}
      {isOpen && taken >= seats && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('plan.full', { count: seats })}</Typography>
      )}
      {isOpen && taken < seats && <InviteForm contractId={contractId} />}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('plan.privacy')}
      </Typography>
    </Box>
  )
}

function FamilyPlaceItem({ place }: { place: FamilyPlace }) {
  const { t } = useTranslation('family')
  const moment = useFormatJstMoment()
  const [isAsking, setAsking] = useState(false)
  const { id: placeId, state, name, email } = place
  const title = name || email
  const isMember = state === 'joined'
  const resend = $api.useMutation(
    'post',
    '/v3/subscription/family/resend',
    useFamilyChange(t('place.resent', { email })),
  )
  const remove = $api.useMutation(
    'post',
    '/v3/subscription/family/remove',
    useFamilyChange(t(isMember ? 'place.removed' : 'place.withdrawn')),
  )
  const busy = resend.isPending || remove.isPending
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {title !== email && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`place.${state}`, { at: moment(place.joinedAt ?? place.expiresAt ?? '') })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isMember && (
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            aria-label={t('place.resendOf', { name: title })}
            onClick={() => resend.mutate({ body: { placeId } })}
          >
            {t('place.resend')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={t(isMember ? 'place.removeOf' : 'place.withdrawOf', { name: title })}
          onClick={() => setAsking(true)}
        >
          {t(isMember ? 'place.remove' : 'place.withdraw')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          text={t(isMember ? 'place.removeQuestion' : 'place.withdrawQuestion', { name: title })}
          action={t(isMember ? 'place.removeConfirm' : 'place.withdrawConfirm')}
          onConfirm={() => remove.mutate({ body: { placeId } })}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}

const listStyle = { listStyle: 'none', p: 0, m: 0, mt: 2 } as const
const itemStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
} as const
