import { readFile } from 'node:fs/promises'
import { languageCodes } from '@hibiki/languages'
import { expect, it } from 'vitest'
import { getFixedT } from '../../texts.ts'
import { findToolCall } from './find-tool-call.ts'
import type { NextQuestion } from './next-questions.ts'
import { screens } from './tools/screens.ts'

const understood = {
  focus: 'find-sounds',
  sleep: 'find-sounds',
  recent: 'find-sounds',
  week: 'read-listening',
  month: 'read-listening',
  streak: 'read-listening',
  receipts: 'open-screen',
} as const satisfies Record<NextQuestion, string>

it.each(
  languageCodes.flatMap((language) =>
    Object.entries(understood).map(([key, tool]) => [language, key as NextQuestion, tool] as const),
  ),
)('suggests in %s a question about %s that it understands', (language, key, tool) => {
  expect(findToolCall(getFixedT(language)(`texts.advisor.next.${key}`))?.tool).toBe(tool)
})

it('opens only screens of the member app', async () => {
  const file = new URL('../../../../../frontends/member-app/src/app/paths.ts', import.meta.url)
  const routes = (await readFile(file, 'utf8')).matchAll(/: '(\/[^']*)'/g)
  expect([...routes].map(([, path]) => path)).toEqual(expect.arrayContaining(Object.values(screens)))
})
