import type { ContentContext } from '../../context.ts'
import type { CatalogueSound } from '../catalogue/catalogue.sql.ts'
import { findTonightsSoundId } from '../seven-nights/read-seven-nights.ts'
import { getStartOfDayPart } from './day-part.rules.ts'
import { recommendSound } from './recommend-sound.ts'
import { findTonightsSound, saveTonightsSound, type TonightsSound } from './tonights-sound.sql.ts'

type Deps = Pick<ContentContext, 'db' | 'clock' | 'catalogue' | 'random'>

/**
 * Returns the sound that leads the member's morning, day or evening: that of the open one of their seven nights, or else the one that was
 * chosen first. It stays until the member asks for another, which then leads in its place. Throws CONTENT_NO_SOUND when there is none.
 */
export async function chooseTonightsSound(
  deps: Deps,
  memberId: string,
  { another }: { another: boolean },
): Promise<CatalogueSound> {
  const sounds = await deps.catalogue.medicalSounds()
  const now = deps.clock()
  const since = getStartOfDayPart(now)
  const findOffered = (id: string | null) => sounds.find((sound) => sound.id === id)
  const findLeading = (saved: TonightsSound | null) =>
    saved && saved.chosenAt >= since ? findOffered(saved.soundId) : undefined

  if (another) {
    const chosen = await recommendSound(deps, memberId, sounds)
    await saveTonightsSound(deps.db, { memberId, soundId: chosen.id, chosenAt: now })
    return chosen
  }
  const [saved, nightsId] = await Promise.all([
    findTonightsSound(deps.db, memberId),
    findTonightsSoundId(deps, memberId),
  ])
  const ofNights = findOffered(nightsId)
  const leading = findLeading(saved)
  if (leading && (!ofNights || ofNights === leading)) return leading
  const chosen = ofNights ?? (await recommendSound(deps, memberId, sounds))
  const savedId = await saveTonightsSound(
    deps.db,
    { memberId, soundId: chosen.id, chosenAt: now },
    { unless: (current) => !ofNights && findLeading(current) !== undefined },
  )
  return findOffered(savedId) ?? chosen
}
