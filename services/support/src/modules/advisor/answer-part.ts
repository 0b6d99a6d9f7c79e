import { Id } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { MAX_SUGGESTED_SOUNDS } from './tools/choose-sounds.rules.ts'

/** What an answer may hold below its text. Each kind of part has its bound, so that an answer fits a screen. */
export const MAX_PARTS = 6
export const MAX_CHIPS = 3
const MAX_FIGURE_ROWS = 6
const MAX_BARS = 7
const MAX_LABEL_LENGTH = 120

const Label = Type.String({ minLength: 1, maxLength: MAX_LABEL_LENGTH })

const SoundsPart = Type.Object({
  type: Type.Literal('sounds'),
  sounds: Type.Array(
    Type.Object({
      soundId: Id,
      title: Label,
      reason: Type.String({ description: 'Why it was chosen, in the language of the answer' }),
    }),
    { minItems: 1, maxItems: MAX_SUGGESTED_SOUNDS },
  ),
})

const FiguresPart = Type.Object({
  type: Type.Literal('figures'),
  about: Type.Enum(['listening', 'contract']),
  title: Label,
  rows: Type.Array(Type.Object({ label: Label, value: Label }), { maxItems: MAX_FIGURE_ROWS }),
  bars: Type.Array(
    Type.Object({ label: Label, text: Label, share: Type.Number({ minimum: 0, maximum: 1 }) }),
    { maxItems: MAX_BARS, description: 'The days of a week, each as a share of the longest one' },
  ),
})

const ActionPart = Type.Object({
  type: Type.Literal('action'),
  label: Label,
  path: Type.String({ pattern: '^/[\\w/-]*$', description: 'A route of the member app' }),
})

const QuestionsPart = Type.Object({
  type: Type.Literal('questions'),
  questions: Type.Array(Label, { maxItems: MAX_CHIPS, description: 'Questions that a tap asks next' }),
})

const ArticlesPart = Type.Object({
  type: Type.Literal('articles'),
  articles: Type.Array(Type.Object({ id: Label, title: Label }), { maxItems: MAX_CHIPS }),
})

export const AnswerPartSchema = Type.Union([SoundsPart, FiguresPart, ActionPart, QuestionsPart, ArticlesPart])
export type AnswerPart = Static<typeof AnswerPartSchema>

/** Leaves out what an earlier part shows already: two tools may offer the same button, sound or figures. */
export function removeRepeatedParts(parts: readonly AnswerPart[]): AnswerPart[] {
  const shown = new Set<string>()
  const isNew = (key: string) => shown.size < shown.add(key).size
  return parts.flatMap((part): AnswerPart[] => {
    if (part.type === 'sounds') {
      const sounds = part.sounds.filter(({ soundId }) => isNew(soundId))
      return sounds.length > 0 ? [{ ...part, sounds }] : []
    }
    return isNew(part.type === 'action' ? part.path : JSON.stringify(part)) ? [part] : []
  })
}

/** Writes an answer with its parts as text, for staff who read it in an inquiry. */
export function toPlainAnswer(text: string, parts: readonly AnswerPart[]): string {
  const lines = parts.flatMap((part) => {
    if (part.type === 'sounds') return part.sounds.map(({ title, reason }) => `・${title}: ${reason}`)
    if (part.type === 'figures')
      return [part.title, ...part.rows.map(({ label, value }) => `・${label}: ${value}`)]
    if (part.type === 'action') return [`→ ${part.label}`]
    return []
  })
  return [text, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}
