import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { CardRefused } from '../api/create-card-token.ts'
import { registerCard } from '../api/register-card.ts'
import type { RegisteredCard } from '../types.ts'
import { useShowCardRefusal } from '../use-show-card-refusal.ts'
import { CardFormButtons } from './CardFormButtons.tsx'
import { StripeElementField } from './StripeElementField.tsx'

interface Props {
  onRegistered: (card: RegisteredCard) => Promise<void>
  onClose: (() => void) | undefined
}

/** Number, expiry and code are Stripe's frames; the holder's name, which 3-D Secure requires, is a field of ours. */
export function StripeCardFields({ onRegistered, onClose }: Props) {
  const { t } = useTranslation(['cards', 'common'])
  const stripe = useStripe()
  const elements = useElements()
  const showRefusal = useShowCardRefusal()

  async function registerField(name: string): Promise<void> {
    const number = elements?.getElement(CardNumberElement)
    if (!stripe || !number) return
    const { token, error } = await stripe.createToken(number, { name })
    if (!token) throw new CardRefused(error.code, error.message)
    const card = await registerCard({ token: token.id }, async ({ clientSecret }) => {
      await stripe.handleNextAction({ clientSecret })
    })
    await onRegistered(card)
  }

  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { name: '' },
    check: ({ name }) => (isBlankText(name) ? { name: t('common:required') } : {}),
    send: ({ name }) => registerField(name.trim()),
    onDone: () => {},
    onRefused: showRefusal,
  })
  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      <StripeElementField label={t('form.number')} Field={CardNumberElement} options={{ showIcon: true }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '5fr 8fr', sm: '1fr 1fr' },
          gap: { xs: 1.5, sm: 2 },
          alignItems: 'start',
        }}
      >
        <StripeElementField label={t('form.expiry')} Field={CardExpiryElement} />
        <StripeElementField label={t('form.cvc')} Field={CardCvcElement} />
      </Box>
      <TextInput
        {...field('name')}
        label={t('form.name')}
        required
        autoComplete="cc-name"
        inputProps={{ ...createCharacterLimitProps(100), autoCapitalize: 'characters', spellCheck: false }}
        placeholder="HANAKO HIBIKI"
      />
      <CardFormButtons busy={sending} onClose={onClose} />
    </Box>
  )
}
