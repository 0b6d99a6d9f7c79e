export { checkEvent } from './check-event.ts'
export {
  type ErasedEventSubject,
  type EventPayload,
  type EventSubject,
  eventSchemas,
} from './event-schemas.ts'
export { SoundFrequencies } from './sound-frequencies.ts'
