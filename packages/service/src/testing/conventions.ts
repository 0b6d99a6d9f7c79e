import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { commonErrorCatalogue } from '@hibiki/http'
import { checkApiConventions, checkDocumentedErrors } from '@hibiki/http/testing'
import { completeLanguages } from '@hibiki/languages'
import { compareLocales } from '@hibiki/languages/testing'
import { readLocales } from '@hibiki/languages/texts'
import type { AnyServiceContext } from '../context.ts'
import type { Service } from '../define-service.ts'
import { buildUnconnectedApp, createUnconnectedContext, describeApi } from '../describe-api.ts'
import { listServiceConsumers } from '../start-service.ts'
import { checkDocumentedConsumers } from './documented-consumers.ts'

/**
 * Returns one sentence per violation of the conventions: endpoints and their files, `openapi.json` up to date, errors documented and named
 * after the service, consumed events documented, every language with the same texts.
 */
export async function checkServiceConventions<Context extends AnyServiceContext>(
  service: Service<Context>,
): Promise<string[]> {
  const app = buildUnconnectedApp(service)
  try {
    return [
      ...(await checkApiConventions(app, { serviceDir: service.folder })),
      ...(await checkDocument(service)),
      ...(await checkErrors(service)),
      ...(await checkEvents(service)),
      ...checkLocales(service),
    ]
  } finally {
    await app.close()
  }
}

async function checkDocument<Context extends AnyServiceContext>(
  service: Service<Context>,
): Promise<string[]> {
  const committed = JSON.parse(await readFile(new URL('openapi.json', service.folder), 'utf8'))
  const fresh = JSON.parse(JSON.stringify(await describeApi(service)))
  return isDeepStrictEqual(committed, fresh) ? [] : ['openapi.json is stale: npm run openapi']
}

async function checkErrors<Context extends AnyServiceContext>(service: Service<Context>): Promise<string[]> {
  const markdown = await readFile(new URL('../../docs/errors.md', service.folder), 'utf8')
  const prefix = `${service.name.toUpperCase()}_`
  const codes = Object.keys(service.errors)
  return [
    ...checkDocumentedErrors({ catalogue: service.errors, markdown, section: service.name }),
    ...codes
      .filter((code) => code in commonErrorCatalogue)
      .map((code) => `${code} is an error of every service`),
    ...codes
      .filter((code) => !/^E\d{4}$/.test(code) && !code.startsWith(prefix))
      .map((code) => `${code} is neither of the specification's numbers nor ${prefix}…`),
  ]
}

async function checkEvents<Context extends AnyServiceContext>(service: Service<Context>): Promise<string[]> {
  const markdown = await readFile(new URL('../../docs/events.md', service.folder), 'utf8')
  const subjects = listServiceConsumers(service, createUnconnectedContext(service)).map(
    ({ subject }) => subject,
  )
  return checkDocumentedConsumers({ service: service.name, subjects, markdown })
}

function checkLocales<Context extends AnyServiceContext>(service: Service<Context>): string[] {
  const locales = readLocales<{ errors: object }>(service.folder)
  const unused = Object.keys(locales.ja?.errors ?? {}).filter((code) => !(code in service.errors))
  return [
    ...completeLanguages
      .filter((language) => !(language in locales))
      .map((language) => `locales/${language}.json is missing`),
    ...compareLocales(locales),
    ...unused.map((code) => `locales/ja.json has ${code}, which errors.ts has not`),
  ]
}
