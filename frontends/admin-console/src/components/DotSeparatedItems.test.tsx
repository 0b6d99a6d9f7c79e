import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DotSeparatedItems } from './DotSeparatedItems.tsx'

it.each([
  [['AI', '東京', '1分'], 'AI · 東京 · 1分'],
  [['AI', '', '1分'], 'AI · 1分'],
  [['', null, '1分'], '1分'],
  [['AI', undefined, false], 'AI'],
  [['', null], ''],
])('joins %j to "%s", without a dot for a missing item', (facts, text) => {
  expect(render(<DotSeparatedItems items={facts} />).container.textContent).toBe(text)
})
