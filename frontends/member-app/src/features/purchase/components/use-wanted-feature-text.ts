import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchaseOrigin } from '../../../lib/purchase-origin.ts'

const features = [
  'loop',
  'timer',
  'with-soundesthe',
  'aiesthe',
  'sound-therapy',
  'dr-ai-and-healthcare',
  'face-diagnosis',
  'ai-chat',
  'support-chat',
] as const

/** Returns what the plan was chosen for, in a sentence; null for a purchase that began among the plans. */
export function useWantedFeatureText(): string | null {
  const { t } = useTranslation('purchase')
  const [origin] = useState(purchaseOrigin.get)
  const wanted = features.find((feature) => feature === origin?.feature)
  if (!origin || !wanted) return null
  const feature = t(`wanted.features.${wanted}`)
  return origin.sound
    ? t('wanted.sound', { sound: origin.sound.title, feature })
    : t('wanted.page', { feature })
}
