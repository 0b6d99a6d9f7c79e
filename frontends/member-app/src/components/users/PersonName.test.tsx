import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PersonName } from './PersonName.tsx'

it('lets a long mail address break after its punctuation without changing its text', () => {
  const { container } = render(<PersonName name="山田 花子" detail="hanako.yamada@salon-hibiki.example" />)
  expect(container.innerHTML).toContain('hanako.<wbr>yamada@<wbr>salon-<wbr>hibiki.<wbr>example')
  expect(container.textContent).toBe('山田 花子hanako.yamada@salon-hibiki.example')
})
