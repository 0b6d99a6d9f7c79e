import { createSharedSetup } from '@hibiki/test-harness/shared-setup'
import { createTemplateFolder, removeTemplateFolder } from './test-folder.ts'

/** Is Vitest's global setup of tests that start the product: it creates the data folder that each of them copies. */
export const { setup, teardown } = createSharedSetup('first-folder', {
  start: createTemplateFolder,
  stop: removeTemplateFolder,
})
