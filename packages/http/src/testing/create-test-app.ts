import pino from 'pino'
import { type AppOptions, createApp } from '../app.ts'
import type { App } from '../app-type.ts'

/** Creates an app of the tests, with a silent log and no errors of its own; `options` replace what a test is about. */
export const createTestApp = (options: Pick<AppOptions, 'sessions'> & Partial<AppOptions>): App =>
  createApp({
    service: 'test',
    title: 'Test',
    log: pino({ level: 'silent' }),
    errors: {},
    secureCookies: false,
    internalKeys: [],
    ready: async () => {},
    ...options,
  })
