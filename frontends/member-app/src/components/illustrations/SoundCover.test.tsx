import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SoundCover } from './SoundCover.tsx'

const ringsOf = (id: string, frequencies?: number[]) => {
  const { container, unmount } = render(<SoundCover sound={{ id, frequencies }} />)
  const rings = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  unmount()
  return rings
}

it("draws the cover from the sound's frequencies, or from its id when none were measured", () => {
  const rings = ringsOf('sound-1', [40, 210, 440])
  expect(rings).toHaveLength(9)
  expect(ringsOf('sound-2', [40, 210, 440])).toEqual(rings)
  expect(ringsOf('sound-1', [56, 210, 440])).not.toEqual(rings)
  expect(ringsOf('sound-1', [])).not.toEqual(rings)
  expect(ringsOf('sound-1', [])).not.toEqual(ringsOf('sound-2', []))
})
