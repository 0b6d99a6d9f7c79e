import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertProvider } from '../../../components/alert/AlertProvider.tsx'
import { startI18n } from '../../../lib/i18n/i18n.ts'
import { PhotoTaker } from './PhotoTaker.tsx'
import * as photos from './photo.ts'

const photo: photos.Photo = {
  url: 'data:image/jpeg;base64,AAAA',
  pixels: { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 },
}

let track: { stop: ReturnType<typeof vi.fn>; onended: (() => void) | null }
let getUserMedia: ReturnType<typeof vi.fn>

beforeEach(async () => {
  await startI18n()
  track = { stop: vi.fn(), onended: null }
  getUserMedia = vi.fn(async () => ({ getTracks: () => [track] }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 640 })
  vi.spyOn(photos, 'createPhotoFromVideo').mockResolvedValue(photo)
  vi.spyOn(photos, 'createPhotoFromFile').mockResolvedValue(photo)
})
afterEach(() => {
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Taker() {
  const [taken, setTaken] = useState<photos.Photo | null>(null)
  return (
    <PhotoTaker
      photo={taken}
      onPhoto={setTaken}
      ghost={null}
      fallback={<p>写真なしで</p>}
      verdict={null}
      next={null}
    />
  )
}

function open() {
  const view = render(
    <AlertProvider>
      <Taker />
    </AlertProvider>,
  )
  return { user: userEvent.setup(), ...view }
}

const button = (name: string) => screen.findByRole('button', { name })
const live = () => screen.findByLabelText('カメラの映像')
const captured = () => screen.findByRole('img', { name: '撮影した写真' })

describe('the camera', () => {
  it('starts the camera only on request, shows it live with a grid and stops it after the capture', async () => {
    const { user, container } = open()
    expect(getUserMedia).not.toHaveBeenCalled()
    await user.click(await button('カメラを使う'))
    await live()
    expect(container.querySelector('[data-spacing]')?.getAttribute('data-spacing')).toBe('65')
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.objectContaining({ audio: false, video: expect.objectContaining({ facingMode: 'user' }) }),
    )
    await user.click(await button('撮影する'))
    await captured()
    expect(container.querySelector('[data-spacing]')?.getAttribute('data-spacing')).toBe('40')
    expect(track.stop).toHaveBeenCalled()
    expect(screen.queryByLabelText('カメラの映像')).toBeNull()
  })

  it('moves the focus beside the photo when the pressed button disappears', async () => {
    const { user } = open()
    await user.click(await button('カメラを使う'))
    await user.click(await button('撮影する'))
    await captured()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '撮り直す' }))
    await user.keyboard('{Enter}')
    await live()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('starts the camera when the photo is retaken', async () => {
    const { user } = open()
    await user.click(await button('カメラを使う'))
    await user.click(await button('撮影する'))
    await user.click(await button('撮り直す'))
    await live()
    expect(getUserMedia).toHaveBeenCalledTimes(2)
  })

  it('does not start the camera when a chosen file is replaced', async () => {
    const { user } = open()
    await user.upload(
      await screen.findByLabelText('写真ファイルを選ぶ', { selector: 'input' }),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await captured()
    await user.click(await button('撮り直す'))
    await button('カメラを使う')
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  it('stops the camera by its button and when the tab is hidden', async () => {
    const { user } = open()
    await user.click(await button('カメラを使う'))
    await user.click(await button('カメラを切る'))
    await button('カメラを使う')
    expect(track.stop).toHaveBeenCalledTimes(1)

    await user.click(await button('カメラを使う'))
    await live()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await button('カメラを使う')
    expect(track.stop).toHaveBeenCalledTimes(2)
  })

  it('shows the alternatives when the camera is refused, unplugged or absent', async () => {
    getUserMedia.mockRejectedValueOnce(new Error('NotAllowedError'))
    const { user } = open()
    await user.click(await button('カメラを使う'))
    expect(await screen.findByText(/カメラを使えませんでした。/)).toBeTruthy()
    expect(screen.getByText('写真なしで')).toBeTruthy()
    await user.click(await button('カメラを使う'))
    await live()
    act(() => track.onended?.())
    expect(await screen.findByText(/カメラを使えませんでした。/)).toBeTruthy()
  })

  it('stops the camera when the page is left, even if the permission arrives later', async () => {
    let allow: (stream: unknown) => void = () => undefined
    getUserMedia.mockImplementationOnce(() => new Promise((resolve) => (allow = resolve)))
    const { user, unmount } = open()
    await user.click(await button('カメラを使う'))
    unmount()
    await act(async () => allow({ getTracks: () => [track] }))
    expect(track.stop).toHaveBeenCalled()
  })
})
