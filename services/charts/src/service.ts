import { createInternalFetch } from '@hibiki/http'
import { createAddresseeLookup, createSmtpSender } from '@hibiki/mail'
import { openMediaStorage } from '@hibiki/media-storage'
import { defineService, type ResourceContext, splitList } from '@hibiki/service'
import { configProperties, validateConfig } from './config.ts'
import type { ChartsContext } from './context.ts'
import { chartsErrors } from './errors.ts'
import { appointments } from './modules/appointments/module.ts'
import { audit } from './modules/audit/module.ts'
import { calendar } from './modules/calendar/module.ts'
import { customers } from './modules/customers/module.ts'
import { formats } from './modules/formats/module.ts'
import { handOver } from './modules/hand-over/module.ts'
import { overview } from './modules/overview/module.ts'
import { createChartPhotoVault } from './modules/photos/chart-photo-vault.ts'
import { createPhotoLinkSigner } from './modules/photos/create-photo-link-signer.ts'
import { photos } from './modules/photos/module.ts'
import { records } from './modules/records/module.ts'
import { today } from './modules/today/module.ts'

export const charts = defineService<ChartsContext>({
  name: 'charts',
  title: 'Hibiki charts',
  port: 4005,
  config: { properties: configProperties, check: validateConfig },
  resources: openResources,
  errors: chartsErrors,
  folder: new URL('../', import.meta.url),
  // Data of a deleted member is erased in this order: the bytes of photos before formats and records, with which their rows go.
  modules: [photos, customers, formats, records, handOver, overview, today, appointments, calendar, audit],
})

async function openResources({ config, clock, internalKeys, given, defer }: ResourceContext<ChartsContext>) {
  const storage = await openMediaStorage({ config, folderSetting: 'CHART_PHOTO_FOLDER' })
  defer(() => storage.close())
  const secrets = splitList(config.CHART_PHOTO_KEY)
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  if (!given.mailSender) defer(() => mailSender.close())
  return {
    photoVault: createChartPhotoVault(storage, secrets),
    photoLinks: createPhotoLinkSigner(secrets, clock),
    mailSender,
    addressees: createAddresseeLookup(config.IDENTITY_URL, createInternalFetch(internalKeys)),
  }
}
