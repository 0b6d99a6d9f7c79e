import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../alert/alert-context.ts'
import type { CardFormat } from './card-formats.ts'
import { shareFile } from './share-file.ts'

/** Draws a card on this device. */
export type DrawCard = (format: CardFormat) => Promise<File>

/** Returns what shares a card, which is drawn by the tap and leaves the device only by the member's choice. */
export function useShareCard(draw: DrawCard): { isDrawing: boolean; share: (format: CardFormat) => void } {
  const { t } = useTranslation()
  const alert = useAlert()
  const [isDrawing, setIsDrawing] = useState(false)
  async function share(format: CardFormat) {
    setIsDrawing(true)
    try {
      await shareFile(await draw(format))
    } catch {
      alert({ text: t('shareCard.failed') })
    }
    setIsDrawing(false)
  }
  return { isDrawing, share: (format) => void share(format) }
}
