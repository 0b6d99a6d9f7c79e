import { getFixedT } from '../../../texts.ts'
import { findSounds } from './find-sounds.ts'
import { createActionPart, openScreen } from './open-screen.ts'
import { readContracts } from './read-contracts.ts'
import { readListening } from './read-listening.ts'
import type { ScreenName } from './screens.ts'
import type { ToolCall, ToolContext, ToolResult } from './tool-call.ts'

/** Where the member finds the same when the service that has it does not respond. */
const screenInstead = {
  'find-sounds': 'soundesthe',
  'read-listening': 'activity',
  'read-contracts': 'subscriptionState',
} as const satisfies Record<string, ScreenName>

/** Runs a tool as the member who asks. Where another service does not respond, the result is the screen that shows the same. */
export async function runTool(
  context: ToolContext,
  call: ToolCall,
  onFailure: (error: Error) => void = () => {},
): Promise<ToolResult> {
  if (call.tool === 'open-screen') return openScreen(context, call.input)
  try {
    if (call.tool === 'find-sounds') return await findSounds(context, call.input)
    if (call.tool === 'read-listening') return await readListening(context, call.input)
    return await readContracts(context)
  } catch (error) {
    onFailure(error as Error)
    const { language } = context
    const text = getFixedT(language)('texts.advisor.unavailable')
    return { text, parts: [createActionPart(screenInstead[call.tool], language)] }
  }
}
