import type { paths } from '../../lib/api/schema.gen.d.ts'

export type AdvisorMessage =
  paths['/v2/ai-chat/list']['post']['responses'][200]['content']['application/json'][number]
export type AnswerPart = AdvisorMessage['parts'][number]
export type SuggestedSound = Extract<AnswerPart, { type: 'sounds' }>['sounds'][number]
