import {
  createAdminResource,
  createLocalTextSchema,
  serializeRow,
  textFilterSchema,
} from '@hibiki/admin-resource'
import { ApiError, type App, Moment, requireSession } from '@hibiki/http'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { supportErrors } from '../../../../errors.ts'
import type { SupportTables } from '../../../../tables.ts'
import {
  isArticleId,
  MAX_ARTICLE_BODY_LENGTH,
  MAX_ARTICLE_QUESTION_LENGTH,
  MAX_ARTICLE_QUESTIONS,
  MAX_ARTICLE_TAG_LENGTH,
  MAX_ARTICLE_TAGS,
  MAX_ARTICLE_TITLE_LENGTH,
} from '../../../knowledge/article.rules.ts'
import { ArticleCategorySchema } from '../../../knowledge/article-category-schema.ts'
import { findArticleVersion, lockArticles } from '../../../knowledge/save-articles.sql.ts'
import { refreshArticleIndex, saveArticleVersions } from '../../../knowledge/save-articles.ts'
import { findAdminArticle, listAdminArticles } from '../admin-articles.sql.ts'

const resource = createAdminResource({
  name: 'articles',
  errors: supportErrors,
  sortable: ['id', 'title', 'category', 'version', 'updatedAt'],
  defaultSort: ['category', 'ASC'],
  filter: { q: textFilterSchema, category: Type.Optional(ArticleCategorySchema) },
})

const Text = Type.Object(
  {
    title: Type.String({ maxLength: MAX_ARTICLE_TITLE_LENGTH, format: 'visible-line' }),
    body: Type.String({
      maxLength: MAX_ARTICLE_BODY_LENGTH,
      format: 'visible-text',
      description: 'Markdown',
    }),
    tags: Type.Array(Type.String({ maxLength: MAX_ARTICLE_TAG_LENGTH, format: 'visible-line' }), {
      maxItems: MAX_ARTICLE_TAGS,
    }),
    questions: Type.Array(Type.String({ maxLength: MAX_ARTICLE_QUESTION_LENGTH, format: 'visible-line' }), {
      maxItems: MAX_ARTICLE_QUESTIONS,
    }),
  },
  { $id: 'ArticleText' },
)
const Content = Type.Object(
  {
    category: ArticleCategorySchema,
    order: Type.Integer({ minimum: 0, maximum: 100_000 }),
    faq: Type.Boolean(),
    texts: createLocalTextSchema(Text),
  },
  { $id: 'ArticleContent' },
)
const Change = Type.Object({
  ...Content.properties,
  baseVersion: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The version that was edited; needed for an article that is there',
    }),
  ),
})
const fields = {
  id: Type.String(),
  title: Type.String(),
  category: ArticleCategorySchema,
  faq: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: Moment,
}
const Row = Type.Object(fields)
const Record = Type.Object(
  {
    ...fields,
    versions: Type.Array(
      Type.Object({
        version: Type.Integer(),
        content: Content,
        authorName: Type.Union([Type.String(), Type.Null()], {
          description: 'null: from the folder of articles',
        }),
        createdAt: Moment,
      }),
    ),
  },
  { $id: 'AdminArticle' },
)

/** Lists, returns and saves articles with all their versions; an older version is restored by saving its content again. */
export function adminArticlesRoute(app: App, { db, clock }: SupportContext): void {
  resource.registerListRoute(app, {
    operationId: 'listAdminArticles',
    summary: 'Articles of the knowledge base',
    row: Row,
    find: (list) => listAdminArticles(db, list),
    toResponse: (row) => serializeRow(row),
  })
  resource.registerReadRoute(app, {
    operationId: 'getAdminArticle',
    summary: 'One article with its versions, newest first',
    response: Record,
    find: async (id) => {
      const article = await findAdminArticle(db, id)
      if (!article) throw new ApiError('E4040')
      return serializeRow(article) as never
    },
  })
  app.put(
    '/admin/articles/:id',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'saveAdminArticle',
        summary: 'Saves an article as its next version; an id that is not there yet is a new article',
        body: Change,
        response: Record,
        errors: ['E3001', 'SUPPORT_ARTICLE_CHANGED'],
      }),
    },
    async (request) => {
      const { id } = request.params
      if (!isArticleId(id)) throw new ApiError('E4040')
      const { baseVersion, ...content } = request.body
      const createdBy = requireSession(request).userId
      await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
        await lockArticles(trx)
        const version = await findArticleVersion(trx, id)
        if (version !== null && version !== baseVersion) throw new ApiError('SUPPORT_ARTICLE_CHANGED')
        await saveArticleVersions(trx, [{ id, ...content }], { createdBy, now: clock() })
        await refreshArticleIndex(trx)
      })
      return serializeRow(await findAdminArticle(db, id)) as never
    },
  )
}
