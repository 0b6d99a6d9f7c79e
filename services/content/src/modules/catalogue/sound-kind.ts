export type SoundKind = 'aiesthe' | 'sound' | 'kanade' | 'sound_therapy' | 'enterprise'
