import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useStripeScript } from '../api/use-stripe-script.ts'
import type { RegisteredCard } from '../types.ts'
import { StripeCardFields } from './StripeCardFields.tsx'

interface Props {
  publishableKey: string
  onRegistered: (card: RegisteredCard) => Promise<void>
  onClose: (() => void) | undefined
}

/** The card form of Stripe. Its script is loaded only here; its fields are frames that this page cannot read. */
export default function StripeCardForm({ publishableKey, ...form }: Props) {
  const { language } = useLanguage()
  // Stripe names languages without a script: `zh`, not `zh-Hans`.
  const locale = new Intl.Locale(toLanguageTag(language)).language as StripeElementLocale
  const script = useStripeScript(publishableKey)
  return (
    <QueryBoundary query={script} lines={4}>
      {(stripe) => (
        <Elements key={locale} stripe={stripe} options={{ locale }}>
          <StripeCardFields {...form} />
        </Elements>
      )}
    </QueryBoundary>
  )
}
