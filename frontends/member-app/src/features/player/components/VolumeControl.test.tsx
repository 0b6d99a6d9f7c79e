import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts'
import { AccompanimentControl } from './AccompanimentControl.tsx'
import { VolumeControl } from './VolumeControl.tsx'

const nothing = () => undefined

async function show() {
  await startI18n()
  await loadTexts(['player'])
  render(
    <>
      <VolumeControl volume={1} muted={false} onVolume={nothing} onToggleMute={nothing} />
      <AccompanimentControl
        accompaniment={{ kind: 'on', title: '低い波', volume: 0.6 }}
        missing={null}
        onVolume={nothing}
        onRetry={nothing}
      />
    </>,
  )
}

const sliders = () => screen.queryAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))

describe('the volume of a sound and of its accompaniment', () => {
  it('are set by one slider each', async () => {
    await show()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sliders()).toEqual(['音量', 'メディカルサウンドの音量'])
  })

  describe('where the browser resets a volume one task later (iOS)', () => {
    const prototype = window.HTMLMediaElement.prototype
    const original = Object.getOwnPropertyDescriptor(prototype, 'volume') as PropertyDescriptor

    beforeEach(() => {
      Object.defineProperty(prototype, 'volume', {
        ...original,
        set(volume: number) {
          original.set?.call(this, volume)
          setTimeout(() => original.set?.call(this, 1))
        },
      })
    })
    afterEach(() => void Object.defineProperty(prototype, 'volume', original))

    it('shows no slider but still mutes the sound by its button', async () => {
      await show()
      await waitFor(() => expect(sliders()).toEqual([]))
      expect(screen.getByRole('button', { name: '消音する' })).toBeTruthy()
      expect(screen.getByText('低い波 を一緒に再生しています')).toBeTruthy()
    })
  })
})
