import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { createToken } from '../api/create-token.ts'
import { registerCard } from '../api/register-card.ts'
import { brandOf, checkCard, cvcLengthOf, digitsOf, groupExpiry, groupNumber } from '../rules.ts'
import { useTellRefusal } from '../use-tell-refusal.ts'
import { FormButtons } from './FormButtons.tsx'
import { useHolderConfirmation } from './use-holder-confirmation.tsx'

interface Props {
  tokenUrl: string
  confirmUrl: string
  onRegistered: (cardId: string) => Promise<void>
  onClose: (() => void) | undefined
}

const empty = { number: '', expiry: '', cvc: '', name: '' }

/** The fields of a card where there is no Stripe: what is typed goes straight to the sandbox. */
export default function OwnCardForm({ tokenUrl, confirmUrl, onRegistered, onClose }: Props) {
  const { t } = useTranslation('cards')
  const [card, setCard] = useState(empty)
  const showRefusal = useTellRefusal()
  const { confirmHolder, dialog } = useHolderConfirmation(confirmUrl)
  const brand = brandOf(digitsOf(card.number))
  const { errors, sending, onSubmit } = useForm({
    check: () => {
      const wrong = Object.entries(checkCard(card, new Date())).map(([field, problem]) => [
        field,
        t(`form.wrong.${problem}`),
      ])
      if (card.name.trim() === '') wrong.push(['name', t('common:required')])
      return Object.fromEntries(wrong) as Record<string, string>
    },
    send: async () => onRegistered(await registerCard(await createToken(tokenUrl, card), confirmHolder)),
    onDone: () => {},
    onRefused: showRefusal,
  })
  const change = (part: Partial<typeof empty>) => setCard((before) => ({ ...before, ...part }))
  const digits = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false } as const

  return (
    <>
      <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput
          name="number"
          label={t('form.number')}
          required
          value={card.number}
          onChange={({ target }) => change({ number: groupNumber(target.value) })}
          autoComplete="cc-number"
          inputProps={{ ...digits, maxLength: 25 }}
          placeholder="0000 0000 0000 0000"
          error={errors.number}
          {...(brand && { hint: t(`brands.${brand}`) })}
        />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '5fr 8fr', sm: '1fr 1fr' },
            gap: { xs: 1.5, sm: 2 },
            alignItems: 'start',
          }}
        >
          <TextInput
            name="expiry"
            label={t('form.expiry')}
            required
            value={card.expiry}
            onChange={({ target }) => change({ expiry: groupExpiry(target.value, card.expiry) })}
            autoComplete="cc-exp"
            inputProps={{ ...digits, maxLength: 9 }}
            placeholder={t('form.expiryShape')}
            error={errors.expiry}
          />
          <TextInput
            name="cvc"
            label={t('form.cvc')}
            required
            value={card.cvc}
            onChange={({ target }) => change({ cvc: digitsOf(target.value).slice(0, cvcLengthOf(brand)) })}
            autoComplete="cc-csc"
            inputProps={{ ...digits, maxLength: 4 }}
            error={errors.cvc}
            hint={t('form.cvcHint', { count: cvcLengthOf(brand) })}
          />
        </Box>
        <TextInput
          name="name"
          label={t('form.name')}
          required
          value={card.name}
          onChange={({ target }) => change({ name: target.value })}
          autoComplete="cc-name"
          inputProps={{ maxLength: 100, autoCapitalize: 'characters', spellCheck: false }}
          placeholder="HANAKO HIBIKI"
          error={errors.name}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('form.sandbox')}
        </Typography>
        <FormButtons busy={sending} onClose={onClose} />
      </Box>
      {dialog}
    </>
  )
}
