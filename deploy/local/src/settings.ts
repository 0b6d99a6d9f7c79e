import { resolve } from 'node:path'
import { readStripeSettings, type StripeSettingsWithPublishableKey } from '@hibiki/billing/stripe-settings'
import { describeSettingProblems } from '@hibiki/http/setting-problems'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'
import { UserFacingError } from './user-facing-error.ts'

const Environment = Type.Object({
  PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65535 }),
  DATA_DIR: Type.String({ default: '.data', minLength: 1 }),
  RATE_LIMIT: Type.Enum(['on', 'off'], { default: 'on' }),
  LOG: Type.Enum(['file', 'stdout'], { default: 'file' }),
  MEMBER_APP: Type.Enum(['on', 'off'], { default: 'on' }),
  ADMIN_CONSOLE: Type.Enum(['on', 'off'], { default: 'on' }),
  DEMO_SOUNDS: Type.Enum(['all', 'small'], { default: 'all' }),
})

export interface LocalSettings {
  port: number
  /** Absolute; a relative DATA_DIR is meant from the folder in which the command was given. */
  dataDir: string
  rateLimit: boolean
  log: 'file' | 'stdout'
  /** Off while working on the app with Vite's own server, and in tests that need no page. */
  memberApp: boolean
  adminConsole: boolean
  demoSounds: 'all' | 'small'
  /** Null: card payments go to the sandbox. */
  stripe: StripeSettingsWithPublishableKey | null
}

/** Reads the environment of `npm start`; a wrong value is a sentence that names it. */
export function readSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const stripe = stripeKeys(env)
  try {
    const data = { ...env }
    const read = envSchema<Static<typeof Environment>>({ schema: Environment, data, env: false })
    return {
      port: read.PORT,
      dataDir: resolve(env.INIT_CWD ?? process.cwd(), read.DATA_DIR),
      rateLimit: read.RATE_LIMIT === 'on',
      log: read.LOG,
      memberApp: read.MEMBER_APP === 'on',
      adminConsole: read.ADMIN_CONSOLE === 'on',
      demoSounds: read.DEMO_SOUNDS,
      stripe,
    }
  } catch (error) {
    throw new UserFacingError(`A setting is wrong: ${describeSettingProblems(error)}.`)
  }
}

function stripeKeys(env: NodeJS.ProcessEnv): StripeSettingsWithPublishableKey | null {
  try {
    return readStripeSettings(env)
  } catch (error) {
    throw new UserFacingError(`A setting is wrong: ${(error as Error).message}.`)
  }
}
