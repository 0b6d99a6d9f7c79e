import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { dropSounds } from './drop-sounds.ts'
import { projectFrequencies } from './project-frequencies.ts'
import { projectSounds } from './project-sounds.ts'

/** Projects the sounds of content that the AI can choose. */
export const sounds = defineModule<AiestheContext>({
  name: 'sounds',
  consumers: [projectSounds, projectFrequencies, dropSounds],
})
