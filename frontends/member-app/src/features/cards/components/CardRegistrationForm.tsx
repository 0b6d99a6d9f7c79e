import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useCardFormSettings } from '../api/use-card-form-settings.ts'
import { useRefetchCards } from '../api/use-cards.ts'

const parts = { waiting: <LoadingState />, Failed: () => <ErrorState error={null} /> }
const SandboxCardForm = createLazyComponent(() => import('./SandboxCardForm.tsx'), parts)
const StripeCardForm = createLazyComponent(() => import('./StripeCardForm.tsx'), parts)

interface Props {
  /** Called when the card is saved and the list is refetched. */
  onRegistered: (cardId: string) => void
  /** Missing when the form cannot be closed, because there is no card to choose instead. */
  onClose?: (() => void) | undefined
}

/** Registers a card, in Stripe's own fields or, with the sandbox, in ours. Neither sends a card number to a service of ours. */
export function CardRegistrationForm({ onRegistered, onClose }: Props) {
  const { t } = useTranslation('cards')
  const title = useId()
  const settings = useCardFormSettings()
  const refetch = useRefetchCards()
  const form = {
    onClose,
    onRegistered: async (cardId: string) => {
      await refetch()
      onRegistered(cardId)
    },
  }
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{
        p: { xs: 2.5, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        maxWidth: '34rem',
      }}
    >
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
    </Box>
  )
}
