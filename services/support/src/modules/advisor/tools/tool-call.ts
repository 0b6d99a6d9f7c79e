import type { Language } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { AnswerPart } from '../answer-part.ts'
import type { MemberReader } from '../member-reader.ts'
import { listeningPeriods } from './listening.rules.ts'
import { screenNames } from './screens.ts'
import { soundScenes, soundUses } from './sound-wishes.rules.ts'

/** What the tools may be called with; a model gets the same schemas. Every tool reads, and none changes anything. */
export const toolInputs = {
  'find-sounds': Type.Object(
    {
      use: Type.Optional(Type.Enum(soundUses, { description: 'What the member listens for' })),
      scene: Type.Optional(Type.Enum(soundScenes, { description: 'What the sound is of' })),
      from: Type.Optional(Type.Enum(['recent', 'favourites'])),
      maxMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
      words: Type.Optional(
        Type.String({ maxLength: 400, description: 'The question, to find titles and places in it' }),
      ),
    },
    { additionalProperties: false },
  ),
  'read-listening': Type.Object({ period: Type.Enum(listeningPeriods) }, { additionalProperties: false }),
  'read-contracts': Type.Object({}, { additionalProperties: false }),
  'open-screen': Type.Object({ screen: Type.Enum(screenNames) }, { additionalProperties: false }),
}
export type ToolName = keyof typeof toolInputs
export type ToolInput<Name extends ToolName> = Static<(typeof toolInputs)[Name]>
export type ToolCall = { [Name in ToolName]: { tool: Name; input: ToolInput<Name> } }[ToolName]

export interface ToolContext {
  read: MemberReader
  language: Language
  now: Date
}

export interface ToolResult {
  /** One or two sentences that stand above the parts. */
  text: string
  parts: AnswerPart[]
}
