import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { projectSoundFrequencies } from './project-sound-frequencies.ts'
import { projectSoundWithdrawals } from './project-sound-withdrawals.ts'
import { projectSounds } from './project-sounds.ts'

/** Projects the sounds of content that the AI can choose. */
export const sounds = defineModule<AiestheContext>({
  name: 'sounds',
  consumers: [projectSounds, projectSoundFrequencies, projectSoundWithdrawals],
})
