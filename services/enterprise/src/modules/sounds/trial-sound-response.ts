import { SoundFrequencies } from '@hibiki/event-contracts'
import { Id, type Language, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import { type Static, Type } from 'typebox'
import type { TrialSound } from './sounds.sql.ts'

export const TrialSoundResponse = Type.Object(
  {
    id: Type.With(Id, { description: 'The vibrationId of the playing record (00/01)' }),
    soundSrc: Type.String(),
    title: Type.String(),
    fileName: Type.String(),
    withMusic: Type.Boolean(),
    durationSeconds: Type.Number(),
    frequencies: SoundFrequencies,
  },
  { $id: 'TrialSound' },
)

export function toTrialSoundResponse(
  { title, ...sound }: TrialSound,
  { language, links, sessionId }: { links: MediaLinkSigner; sessionId: string; language: Language },
): Static<typeof TrialSoundResponse> {
  return { ...sound, title: selectLanguageText(title, language), soundSrc: links.sign(sound.id, sessionId) }
}
