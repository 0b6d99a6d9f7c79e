import { pino } from 'pino'
import { startPaymentSandbox } from './start-payment-sandbox.ts'

/** The sandbox as a process of its own: settings from the environment, one line with the URL, until a signal stops it. */
try {
  const {
    DATABASE_URL,
    PORT,
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    WEBHOOK_URL,
    STRIPE_WEBHOOK_SECRET,
  } = process.env
  if (!DATABASE_URL || !STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) {
    throw new Error('DATABASE_URL, STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be set')
  }
  const sandbox = await startPaymentSandbox({
    databaseUrl: DATABASE_URL,
    port: Number(PORT ?? 0),
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    ...(WEBHOOK_URL && STRIPE_WEBHOOK_SECRET
      ? { webhook: { url: WEBHOOK_URL, secret: STRIPE_WEBHOOK_SECRET } }
      : {}),
    log: pino({ level: process.env.LOG_LEVEL ?? 'info' }, pino.destination(2)),
  })
  process.stdout.write(`${sandbox.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => sandbox.close().then(() => process.exit(0)))
  }
} catch (error) {
  process.stderr.write(`payment-sandbox: ${(error as Error).message}\n`)
  process.exit(1)
}
