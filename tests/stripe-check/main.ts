import { spawnSync } from 'node:child_process'

const NAME = 'STRIPE_CHECK_KEY'
const key = process.env[NAME] ?? ''

if (!/^(sk|rk)_test_\S+$/.test(key)) {
  console.log(
    key === ''
      ? `stripe-check makes the whole journey of money at Stripe. It needs a secret key of Stripe's test mode:

  ${NAME}=sk_test_… npm run stripe-check

Take it from https://dashboard.stripe.com/test/apikeys, of an account in Japan in whose test mode nothing else is charged
meanwhile. It creates one customer, charges test cards only, and erases the customer in the end.`
      : `${NAME} must be a key of test mode, which starts with sk_test_ or rk_test_: nothing was called.`,
  )
  process.exit(1)
}

const journey = 'tests/proofs/billing/stripe-journey.int.test.ts'
const args = ['run', '--project', 'integration', '--reporter', 'verbose', journey]
process.exit(spawnSync('vitest', args, { stdio: 'inherit' }).status ?? 1)
