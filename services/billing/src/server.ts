import { createProcessLog } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { createStripeProvider } from './modules/payments/stripe-provider.ts'
import { readStripeSettings } from './modules/payments/stripe-settings.ts'
import { startBilling } from './start.ts'

try {
  const config = readConfig(process.env)
  if (config.NATS_URL === '') throw new Error('NATS_URL must name the event broker, e.g. nats://nats:4222')
  const stripe = readStripeSettings(process.env)
  const log = createProcessLog({ name: 'billing', level: config.LOG_LEVEL })
  const transport = await createNatsTransport({ url: config.NATS_URL, log })
  const billing = await startBilling(config, {
    transport,
    log,
    ...(stripe && {
      payments: createStripeProvider(stripe),
      cardForm: { publishableKey: stripe.publishableKey, tokenUrl: null, confirmUrl: null },
    }),
  })
  closeWithGrace({ delay: 10_000, logger: log }, async () => {
    await billing.close()
    await transport.close()
  })
} catch (error) {
  process.stderr.write(`billing: ${(error as Error).message}\n`)
  process.exit(1)
}
