import type { Language } from '@hibiki/http'
import { getFixedT } from '../../../texts.ts'
import type { AnswerPart } from '../answer-part.ts'
import { type ScreenName, screens } from './screens.ts'
import type { ToolContext, ToolInput, ToolResult } from './tool-call.ts'

/** Creates the button that opens a screen of the member app. */
export function createActionPart(
  screen: ScreenName,
  language: Language,
): Extract<AnswerPart, { type: 'action' }> {
  return {
    type: 'action',
    label: getFixedT(language)(`texts.advisor.screens.${screen}`),
    path: screens[screen],
  }
}

/** Offers the button that opens a screen; the member decides whether to press it. */
export function openScreen({ language }: ToolContext, { screen }: ToolInput<'open-screen'>): ToolResult {
  return { text: getFixedT(language)('texts.advisor.screen'), parts: [createActionPart(screen, language)] }
}
