import { sharedSetup } from '@hibiki/test-harness/shared-setup'
import { makeFirstFolder, removeFirstFolder } from './test-folder.ts'

/** Is Vitest's global setup of tests that start the product: it creates the data folder that each of them copies. */
export const { setup, teardown } = sharedSetup('first-folder', {
  start: makeFirstFolder,
  stop: removeFirstFolder,
})
