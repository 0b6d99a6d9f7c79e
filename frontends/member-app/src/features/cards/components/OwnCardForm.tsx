import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RewrittenInput } from '../../../components/form/RewrittenInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { type FieldErrors, useApiForm } from '../../../components/form/use-api-form.ts'
import { limitCharacters } from '../../../lib/limit-characters.ts'
import { createToken } from '../api/create-token.ts'
import { registerCard } from '../api/register-card.ts'
import { checkCard, findBrand, getCvcLength, groupExpiry, groupNumber, toDigits } from '../rules.ts'
import { useShowRefusal } from '../use-show-refusal.ts'
import { FormButtons } from './FormButtons.tsx'
import { useHolderConfirmation } from './use-holder-confirmation.tsx'

interface Props {
  tokenUrl: string
  confirmUrl: string
  onRegistered: (cardId: string) => Promise<void>
  onClose: (() => void) | undefined
}

const defaultValues = { number: '', expiry: '', cvc: '', name: '' }

/** The card form without Stripe, whose fields are sent directly to the sandbox. */
export default function OwnCardForm({ tokenUrl, confirmUrl, onRegistered, onClose }: Props) {
  const { t } = useTranslation('cards')
  const showRefusal = useShowRefusal()
  const { confirmHolder, dialog } = useHolderConfirmation(confirmUrl)
  const { form, field, sending, onSubmit } = useApiForm({
    defaultValues,
    check: (card) => {
      const wrong = Object.entries(checkCard(card, new Date())).map(([field, problem]) => [
        field,
        t(`form.wrong.${problem}`),
      ])
      if (isBlankText(card.name)) wrong.push(['name', t('common:required')])
      return Object.fromEntries(wrong) as FieldErrors<typeof defaultValues>
    },
    send: async (card) => onRegistered(await registerCard(await createToken(tokenUrl, card), confirmHolder)),
    onDone: () => {},
    onRefused: showRefusal,
  })
  const card = form.watch()
  const brand = findBrand(toDigits(card.number))
  /** Connects a field that shows its digits in groups. */
  const registerGrouped = (name: keyof typeof defaultValues, rewrite: (typed: string) => string) => {
    const { inputRef, error } = field(name)
    const onChange = (value: string) => form.setValue(name, value)
    return { name, inputRef, error, value: card[name], rewrite, onChange }
  }
  const digits = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false } as const

  return (
    <>
      <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2.5 }}>
        <RewrittenInput
          {...registerGrouped('number', groupNumber)}
          label={t('form.number')}
          required
          autoComplete="cc-number"
          inputProps={{ ...digits, maxLength: 25 }}
          placeholder="0000 0000 0000 0000"
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
          <RewrittenInput
            {...registerGrouped('expiry', (typed) => groupExpiry(typed, card.expiry))}
            label={t('form.expiry')}
            required
            autoComplete="cc-exp"
            inputProps={{ ...digits, maxLength: 9 }}
            placeholder={t('form.expiryShape')}
          />
          <RewrittenInput
            {...registerGrouped('cvc', (typed) => toDigits(typed).slice(0, getCvcLength(brand)))}
            label={t('form.cvc')}
            required
            autoComplete="cc-csc"
            inputProps={{ ...digits, maxLength: 4 }}
            hint={t('form.cvcHint', { count: getCvcLength(brand) })}
          />
        </Box>
        <TextInput
          {...field('name')}
          label={t('form.name')}
          required
          autoComplete="cc-name"
          inputProps={{ ...limitCharacters(100), autoCapitalize: 'characters', spellCheck: false }}
          placeholder="HANAKO HIBIKI"
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
