import type { SupportContext } from '../../context.ts'
import type { AdvisorEngine } from './advisor-engine.ts'
import { searchEngine } from './search-engine.ts'

/** Creates the engine that the settings name; the client of a model is loaded only where one is configured. */
export async function createEngineFromConfig(config: SupportContext['config']): Promise<AdvisorEngine> {
  const { AI_CHAT_URL: baseUrl, AI_CHAT_KEY: key, AI_CHAT_MODEL: model } = config
  if (baseUrl === '') return searchEngine
  const { createModelEngine } = await import('./model-engine.ts')
  return createModelEngine({ baseUrl, key, model })
}
