import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type App, type Language, language } from '@hibiki/http'
import { Type } from 'typebox'

const documents = {
  terms_of_service: { operationId: 'readTermsOfService', summary: 'Terms of service' },
  data_analytics_agreement: { operationId: 'readDataAnalyticsAgreement', summary: 'Agreement on data use' },
  privacy_policy: { operationId: 'readPrivacyPolicy', summary: 'Privacy policy' },
} as const

type DocumentName = keyof typeof documents

const schema = {
  tags: ['static'],
  querystring: Type.Object({
    lang: Type.Optional(Type.String({ description: 'en for English, anything else for Japanese (D-178)' })),
  }),
  response: {
    200: {
      description: 'Markdown in the language asked for',
      content: { 'text/markdown': { schema: Type.String() } },
    },
    304: Type.Null({ description: 'Unchanged since the ETag given' }),
  },
}

/** GET /static/agreements/*.md: the legal texts, by `?lang=` or else by Accept-Language. */
export function agreements(app: App): void {
  for (const name of Object.keys(documents) as DocumentName[]) {
    const texts = { ja: load(name, 'ja'), en: load(name, 'en') }
    app.get(
      `/static/agreements/${name}.md`,
      { schema: { ...schema, ...documents[name] } },
      async (request, reply) => {
        const { lang } = request.query
        const chosen: Language = lang === undefined ? language(request) : lang === 'en' ? 'en' : 'ja'
        const { text, etag } = texts[chosen]
        reply.headers({
          etag,
          'content-language': chosen,
          'cache-control': 'public, max-age=300',
          vary: 'accept-language',
        })
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(null)
        return reply.type('text/markdown; charset=utf-8').send(text)
      },
    )
  }
}

function load(name: DocumentName, lang: Language): { text: string; etag: string } {
  const text = readFileSync(new URL(`../../../texts/${lang}/${name}.md`, import.meta.url), 'utf8')
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}
