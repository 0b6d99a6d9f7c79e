import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

export const createMp3File = (name = '夜の雨.mp3', type = 'audio/mpeg') =>
  new File(['ID3 and frames'], name, { type })

/** Simulates a decoder, which jsdom does not have, that reads 20:05 of every file unless the test says otherwise. */
export function stubAudioDecoder(getSeconds: (fileName: string) => number = () => 1205): void {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob | MediaSource) => `blob:${(file as File).name}`
      static override revokeObjectURL = () => {}
    },
  )
  vi.stubGlobal(
    'Audio',
    class {
      duration = Number.NaN
      onloadedmetadata = () => {}
      set src(url: string) {
        this.duration = getSeconds(url.replace('blob:', ''))
        queueMicrotask(() => this.onloadedmetadata())
      }
    },
  )
}

export async function selectOption(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}
