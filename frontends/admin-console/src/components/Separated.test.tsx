import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Separated } from './Separated.tsx'

it.each([
  [['AI', '東京', '1分'], 'AI · 東京 · 1分'],
  [['AI', '', '1分'], 'AI · 1分'],
  [['', null, '1分'], '1分'],
  [['AI', undefined, false], 'AI'],
  [['', null], ''],
])('separates %j as "%s", without a dot for what is missing', (facts, text) => {
  expect(render(<Separated facts={facts} />).container.textContent).toBe(text)
})
