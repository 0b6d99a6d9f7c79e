import { type App, getRequestLanguage, type Language, NotModifiedResponse } from '@hibiki/http'
import { languages, parseLanguage } from '@hibiki/languages'
import { Type } from 'typebox'
import { type LegalTextName, type LegalTexts, legalTextNames } from '../legal-texts.ts'

const documents = {
  terms_of_service: { operationId: 'readTermsOfService', summary: 'Returns the terms of service' },
  data_analytics_agreement: {
    operationId: 'readDataAnalyticsAgreement',
    summary: 'Returns the agreement on data use',
  },
  privacy_policy: { operationId: 'readPrivacyPolicy', summary: 'Returns the privacy policy' },
} as const satisfies Record<LegalTextName, object>

const schema = {
  tags: ['static'],
  querystring: Type.Object({
    lang: Type.Optional(
      Type.String({ description: 'A complete language (en, …); anything else returns Japanese' }),
    ),
  }),
  response: {
    200: {
      description: 'Markdown in the requested language',
      content: { 'text/markdown': { schema: Type.String() } },
    },
    304: NotModifiedResponse,
  },
}

/** GET /static/agreements/*.md returns a legal text in the language of `?lang=` or else of Accept-Language. */
export function readAgreements(app: App, { legalTexts }: { legalTexts: LegalTexts }): void {
  for (const name of legalTextNames) {
    app.get(
      `/static/agreements/${name}.md`,
      { schema: { ...schema, ...documents[name] } },
      async (request, reply) => {
        const { lang } = request.query
        const chosen: Language = lang === undefined ? getRequestLanguage(request) : parseLanguage(lang)
        const { text, hash } = legalTexts.read(name, chosen)
        const etag = `"${hash.toString('base64url').slice(0, 22)}"`
        reply.headers({
          etag,
          'content-language': languages[chosen].tag,
          'cache-control': 'public, max-age=300',
          vary: 'accept-language',
        })
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
        return reply.type('text/markdown; charset=utf-8').send(text)
      },
    )
  }
}
