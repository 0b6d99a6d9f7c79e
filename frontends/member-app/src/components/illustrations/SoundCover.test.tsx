import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SoundCover } from './SoundCover.tsx'

const renderCover = (sound: Parameters<typeof SoundCover>[0]['sound']) => {
  const { container, unmount } = render(<SoundCover sound={sound} />)
  const image = container.querySelector('img')
  const ringsWithoutNetwork = () => {
    if (image) fireEvent.error(image)
    const rings = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    unmount()
    return rings
  }
  return { image, source: container.querySelector('source'), ringsWithoutNetwork }
}

it('shows the landscape of a sound by its id, and by the address of the list where there is one', () => {
  const { image, source } = renderCover({ id: 'sound-1' })
  expect(image?.getAttribute('src')).toBe('/api/soundesthe/landscapes/sound-1/56.png')
  expect(source?.getAttribute('srcset')).toBe('/api/soundesthe/landscapes/sound-1/56.avif')
  const listed = renderCover({ id: 'sound-1', landscape: { image: '/pictures/{size}.{format}?v=1' } })
  expect(listed.image?.getAttribute('src')).toBe('/pictures/56.png?v=1')
})

it("draws the sound's figure where its landscape cannot be loaded", () => {
  const ringsOf = (id: string, frequencies?: number[]) =>
    renderCover({ id, frequencies }).ringsWithoutNetwork()
  const rings = ringsOf('sound-1', [40, 210, 440])
  expect(rings).toHaveLength(9)
  expect(ringsOf('sound-2', [40, 210, 440])).toEqual(rings)
  expect(ringsOf('sound-1', [56, 210, 440])).not.toEqual(rings)
  expect(ringsOf('sound-1', [])).not.toEqual(ringsOf('sound-2', []))
})
