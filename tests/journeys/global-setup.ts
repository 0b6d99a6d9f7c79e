import { buildFrontends } from '@hibiki/deploy-local/frontends-setup'
import { createTemplateFolder, removeTemplateFolder } from '@hibiki/deploy-local/test-folder'

/** Builds both frontends and prepares the data folder that the product of each worker copies; returns what removes the folder. */
export default async function setUpJourneys(): Promise<() => Promise<void>> {
  await buildFrontends()
  await createTemplateFolder('esthe')
  return removeTemplateFolder
}
