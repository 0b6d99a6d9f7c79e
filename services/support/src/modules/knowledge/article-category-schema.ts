import { Type } from 'typebox'
import { articleCategories } from './article.rules.ts'

export const ArticleCategorySchema = Type.Enum([...articleCategories], { $id: 'ArticleCategory' })
