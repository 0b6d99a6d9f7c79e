import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('has the documented defaults, relative to where the command was given', () => {
    expect(readSettings({ INIT_CWD: '/home/me/hibiki' })).toEqual({
      port: 3000,
      dataDir: '/home/me/hibiki/.data',
      rateLimit: true,
      log: 'file',
      memberApp: true,
      adminConsole: true,
      demoSounds: 'all',
    })
  })

  it.each([{ PORT: 'abc' }, { PORT: '70000' }, { RATE_LIMIT: 'maybe' }, { LOG: 'syslog' }, { DATA_DIR: '' }])(
    'names the wrong setting of %o',
    (env) => {
      expect(() => readSettings(env)).toThrow(new RegExp(`^A setting is wrong: ${Object.keys(env)[0]} `))
    },
  )

  it('says which values there are', () => {
    expect(() => readSettings({ RATE_LIMIT: 'maybe' })).toThrow('RATE_LIMIT must be one of on, off.')
  })
})
