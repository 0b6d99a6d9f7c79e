import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { dropSounds } from './drop-sounds.ts'
import { projectFrequencies } from './project-frequencies.ts'
import { projectSounds } from './project-sounds.ts'

/** The sounds of content that can be chosen. */
export const sounds = defineModule<AiestheContext>({
  name: 'sounds',
  consumers: [projectSounds, projectFrequencies, dropSounds],
})
