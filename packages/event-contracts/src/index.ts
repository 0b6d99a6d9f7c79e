export {
  type ErasedEventSubject,
  type EventPayload,
  type EventSubject,
  eventSchemas,
} from './event-schemas.ts'
export { SoundFrequencies } from './sound-frequencies.ts'
export { validateEventPayload } from './validate-event-payload.ts'
