import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { FormFrame } from '../../../components/flow/FormFrame.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import type { RegisteredCard } from '../types.ts'

const parts = { waiting: <LoadingState />, Failed: () => <ErrorState error={null} /> }
const SandboxCardForm = createLazyComponent(() => import('./SandboxCardForm.tsx'), parts)
const StripeCardForm = createLazyComponent(() => import('./StripeCardForm.tsx'), parts)

interface Props {
  /** Called when the card is saved and the list is refetched. */
  onRegistered: (card: RegisteredCard) => void
  /** Missing when the form cannot be closed, because there is no card to choose instead. */
  onClose?: (() => void) | undefined
}

/** Registers a card, in Stripe's own fields or, with the sandbox, in ours. Neither sends a card number to a service of ours. */
export function CardRegistrationForm({ onRegistered, onClose }: Props) {
  const { t } = useTranslation('cards')
  const title = useId()
  const settings = $api.useQuery('get', '/credit-card/form', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  const invalidate = useInvalidate()
  const form = {
    onClose,
    onRegistered: async (card: RegisteredCard) => {
      await invalidate('/credit-card/fetch-all', '/credit-card/fetch')
      onRegistered(card)
    },
  }
  return (
    <FormFrame labelledBy={title} maxWidth="34rem">
      <Typography variant="h3" id={title} sx={{ mb: 1 }}>
        {t('form.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
        {t('form.brands')}
      </Typography>
      <QueryBoundary query={settings}>
        {({ tokenUrl, confirmUrl, publishableKey }) =>
          tokenUrl && confirmUrl ? (
            <SandboxCardForm {...form} tokenUrl={tokenUrl} confirmUrl={confirmUrl} />
          ) : (
            <StripeCardForm {...form} publishableKey={publishableKey} />
          )
        }
      </QueryBoundary>
    </FormFrame>
  )
}
