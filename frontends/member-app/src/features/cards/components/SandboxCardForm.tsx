import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FormattingInput } from '../../../components/form/FormattingInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { type FieldErrors, useApiForm } from '../../../components/form/use-api-form.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { createCardToken } from '../api/create-card-token.ts'
import { registerCard } from '../api/register-card.ts'
import {
  findCardBrand,
  findCardProblems,
  formatCardNumber,
  formatExpiry,
  getCvcLength,
  toDigits,
} from '../rules.ts'
import type { RegisteredCard } from '../types.ts'
import { useShowCardRefusal } from '../use-show-card-refusal.ts'
import { CardFormButtons } from './CardFormButtons.tsx'
import { useHolderConfirmation } from './use-holder-confirmation.tsx'

interface Props {
  tokenUrl: string
  confirmUrl: string
  onRegistered: (card: RegisteredCard) => Promise<void>
  onClose: (() => void) | undefined
}

const defaultValues = { number: '', expiry: '', cvc: '', name: '' }

/** The card form without Stripe, whose fields are sent directly to the sandbox. */
export default function SandboxCardForm({ tokenUrl, confirmUrl, onRegistered, onClose }: Props) {
  const { t } = useTranslation(['cards', 'common'])
  const showRefusal = useShowCardRefusal()
  const { confirmHolder, dialog } = useHolderConfirmation(confirmUrl)
  const { form, field, sending, onSubmit } = useApiForm({
    defaultValues,
    check: (card) => {
      const wrong = Object.entries(findCardProblems(card, new Date())).map(([field, problem]) => [
        field,
        t(`form.wrong.${problem}`),
      ])
      if (isBlankText(card.name)) wrong.push(['name', t('common:required')])
      return Object.fromEntries(wrong) as FieldErrors<typeof defaultValues>
    },
    send: async (card) =>
      onRegistered(await registerCard(await createCardToken(tokenUrl, card), confirmHolder)),
    onDone: () => {},
    onRefused: showRefusal,
  })
  const card = form.watch()
  const brand = findCardBrand(toDigits(card.number))
  /** Connects a field that shows its digits in groups. */
  const registerGrouped = (name: keyof typeof defaultValues, rewrite: (typed: string) => string) => {
    const { inputRef, error } = field(name)
    const onChange = (value: string) => form.setValue(name, value)
    return { name, inputRef, error, value: card[name], rewrite, onChange }
  }
  const digits = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false } as const

  return (
    <>
      <Box
        component="form"
        onSubmit={onSubmit}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
      >
        <FormattingInput
          {...registerGrouped('number', formatCardNumber)}
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
          <FormattingInput
            {...registerGrouped('expiry', (typed) => formatExpiry(typed, card.expiry))}
            label={t('form.expiry')}
            required
            autoComplete="cc-exp"
            inputProps={{ ...digits, maxLength: 9 }}
            placeholder={t('form.expiryShape')}
          />
          <FormattingInput
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
          inputProps={{ ...createCharacterLimitProps(100), autoCapitalize: 'characters', spellCheck: false }}
          placeholder="HANAKO HIBIKI"
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('form.sandbox')}
        </Typography>
        <CardFormButtons busy={sending} onClose={onClose} />
      </Box>
      {dialog}
    </>
  )
}
